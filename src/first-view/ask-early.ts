import { apiUrl } from '../api/address'
import type { TimedResponse } from '../api/early-answers'
import { apiHeaders } from '../api/headers'
import type { EarlyCall } from '../domains/study/calls'
import { earlyCalls, streamOfPath } from './early-calls'
import { area, data, isSignedIn, locale, path, token } from './facts'
import type * as Follow from './follow-early'

/**
 * Requests what the first screen is sure to ask for, and the code that asks for what follows from the answers. The API client takes the
 * answers.
 */
export function askEarly(firstView: Pick<FirstView, 'requests' | 'isOver'>): void {
  if (data.mock) return
  const server = { ...data.server, origin: data.server.origin || location.origin, lang: locale }
  const headers = apiHeaders({ appId: data.server.appId, lang: locale }, token)
  const keep = (url: string, init: RequestInit) => {
    const key = `GET ${url}`
    // Once the first screen is drawn nobody takes the answer; and the app may have requested it already.
    if (firstView.isOver || firstView.requests.has(key)) return undefined
    const askedAt = Date.now()
    const answer: Promise<TimedResponse> = fetch(url, init)
    // The screen that takes the answer handles the failure; an answer that nobody takes must not count as an unhandled rejection.
    answer.then(
      (response) => (response.travel = [askedAt, Date.now()]),
      () => {},
    )
    firstView.requests.set(key, answer)
    return answer
  }
  const ask = ([callPath, query]: EarlyCall) =>
    keep(apiUrl(server, 'v1', callPath, query), { headers, redirect: 'error' })
  const answers = new Map(earlyCalls(isSignedIn, path).map((call) => [call[0], ask(call)]))
  if (!isSignedIn || !(area === 'home' || streamOfPath(path) !== null)) return
  const follow: Promise<typeof Follow> = import(data.base + data.follow)
  follow
    .then(({ followEarly }) =>
      followEarly({ path, answers, ask, fetchFile: (url) => keep(url, { credentials: 'omit' }) }),
    )
    // The screen that takes the answer shows the failure.
    .catch(() => {})
}
