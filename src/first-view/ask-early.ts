import { apiUrl } from '../api/address'
import type { TimedResponse } from '../api/early-answers'
import { apiHeaders } from '../api/headers'
import { type EarlyCall, statusCall } from '../domains/courses/calls'
import { startVariant } from '../domains/lessons/player/start-variant'
import { PHONE } from '../platform/phone-width'
import { learnerKey, readRaw } from '../platform/storage'
import { LAST_STREAM_KEY } from '../platform/stored-keys'
import { COURSE_NAME_ID, courseName } from './course-name'
import { dayPlaylist } from './day-playlist'
import { callAfterStreams, dayOfPath, earlyCalls, streamOfPath } from './early-calls'
import { area, data, isSignedIn, locale, path, token } from './facts'

/** For files of any origin, without our cookies. */
const FOREIGN: RequestInit = { credentials: 'omit' }

/**
 * Requests what the first screen is sure to ask for, then what follows from the answers: a course's stages, the playlists of a day. The API
 * client takes the answers. On home it also writes the name of the course where the screen will show it.
 */
export function askEarly(firstView: Pick<FirstView, 'requests' | 'isOver'>): void {
  if (data.mock) return
  const server = { ...data.server, origin: data.server.origin || location.origin, lang: locale }
  const headers = apiHeaders({ appId: data.server.appId, appType: 'web', lang: locale }, token)
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
  const bodyOf = async (callPath: string): Promise<unknown> => (await answers.get(callPath))?.clone().json()
  const askStages = async (streamId: number) => {
    const call = callAfterStreams(await bodyOf('user-course-streams'), streamId)
    if (!call) return
    answers.set(call[0], ask(call))
    const dayNumber = dayOfPath(path)
    if (dayNumber !== null) await askPlaylist(dayNumber, [call[0], statusCall(streamId)[0]])
  }
  const askPlaylist = async (dayNumber: number, paths: string[]) => {
    const [stages, status] = await Promise.all(paths.map(bodyOf))
    const lesson = Number(new URLSearchParams(location.search).get('lesson'))
    const playlist = dayPlaylist(stages, status, { dayNumber, lesson, isPhone: matchMedia(PHONE).matches })
    const master = playlist && (await keep(new URL(playlist, location.href).href, FOREIGN))
    if (!master) return
    const media = startVariant({ text: await master.clone().text(), url: master.url })
    if (media) void keep(media.url, FOREIGN)
  }
  const nameCourse = async () => {
    const place = document.getElementById(COURSE_NAME_ID)
    const paths = ['user-course-streams', 'user', 'payment-subscription']
    const [streams, user, subscriptions] = await Promise.all(paths.map(bodyOf))
    const sentAt = (await answers.get('user'))?.headers.get('date')
    const lastStreamOf = (learnerId: unknown) => readRaw(learnerKey(Number(learnerId), LAST_STREAM_KEY))
    const now = sentAt ? new Date(sentAt) : new Date()
    if (place) place.textContent = courseName({ user, streams, subscriptions }, { now, lastStreamOf })
  }
  const streamId = streamOfPath(path)
  const follow = streamId !== null ? () => askStages(streamId) : area === 'home' ? nameCourse : null
  // The screen that takes the answer shows the failure.
  if (isSignedIn) follow?.().catch(() => {})
}
