import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { report } from '#/api/report'
import { studyQueries } from '#/domains/study/course-queries'
import type { StreamStatus } from '#/domains/study/model'
import { downloadsOf } from './downloads'
import { keepTomorrow } from './keep-tomorrow'
import { tomorrowChoice, watchTomorrow } from './tomorrow-choice'

/**
 * Goes on with what an earlier visit has left in the queue, and keeps the coming day where the learner wants that: at once, when a day is
 * finished, and when the line is back. Returns a function that stops it.
 */
export function followDownloads(client: QueryClient, learnerId: number): () => void {
  const downloads = downloadsOf(client, learnerId)
  const look = () => {
    const { isOn, budget } = tomorrowChoice(learnerId)
    // Until the device has answered nobody knows what is here already.
    if (!isOn || downloads.read() === null) return
    keepTomorrow({ client, downloads, budget }).catch((error: unknown) =>
      report(error, { context: 'downloads', level: 'warn' }),
    )
  }
  const stopFirst = downloads.watch(() => {
    stopFirst()
    look()
  })
  const stops = [
    stopFirst,
    watchTomorrow(look),
    onlineManager.subscribe((online) => {
      if (online) look()
    }),
    onFinishedDay(client, look),
  ]
  look()
  return () => stops.forEach((stop) => stop())
}

/** Calls back when a day of any stream has been finished. Returns a function that stops it. */
function onFinishedDay(client: QueryClient, finished: () => void): () => void {
  const cache = client.getQueryCache()
  const known = new Map<string, number>()
  const [domain, kind] = studyQueries.status(0).queryKey
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== domain || query.queryKey[1] !== kind) return
    const { days = [] } = (query.state.data ?? {}) as Partial<StreamStatus>
    const count = days.filter(({ status }) => status === 'finished').length
    const before = known.get(query.queryHash)
    known.set(query.queryHash, count)
    if (before !== undefined && before !== count) finished()
  })
}
