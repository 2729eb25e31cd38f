import type { QueryClient } from '@tanstack/react-query'
import { report } from '#/api/report'
import { downloadsOf } from './downloads'
import { keepTomorrow } from './keep-tomorrow'
import { tomorrowChoice, watchTomorrow } from './tomorrow-choice'

/** Goes on with what an earlier visit has left in the queue, and keeps the coming day where the learner wants that. Returns a function that stops it. */
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
  const stopChoice = watchTomorrow(look)
  look()
  return () => {
    stopFirst()
    stopChoice()
  }
}
