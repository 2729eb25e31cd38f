import type { QueryClient } from '@tanstack/react-query'
import { settledBrand } from '#/domains/site-config/current-brand'
import { loadCode } from '#/platform/load-code'
import { deleteOfEverybody } from '#/platform/delete-of-everybody'
import { keptMediaDatabase } from '#/platform/storage'
import { forgetKeptIndex, keptIndex } from './kept-index'
import { tomorrowChoice, watchTomorrow } from './tomorrow-choice'

/**
 * Follows what a learner keeps: loads the queue where something waits for it, and erases everything where the brand has switched this
 * off. Returns a function that stops it.
 */
export function followKept(client: QueryClient, learnerId: number): () => void {
  let isOver = false
  let stop: (() => void) | null = null
  const begin = async () => {
    const { isOfflineEnable } = await settledBrand(client)
    const { lessons, isWaiting } = keptIndex(learnerId)
    if (isOver || stop) return
    if (!isOfflineEnable) {
      // Also what others have left here, who have been signed out.
      await deleteOfEverybody(keptMediaDatabase)
      if (lessons > 0) forgetKeptIndex(learnerId)
    } else if (isWaiting || tomorrowChoice(learnerId).isOn) {
      const { followDownloads } = await loadCode(() => import('./follow-downloads'))
      if (!isOver) stop ??= followDownloads(client, learnerId)
    }
  }
  // The next visit goes on.
  const tryToBegin = () => void begin().catch(() => {})
  const stopChoice = watchTomorrow(tryToBegin)
  tryToBegin()
  return () => {
    isOver = true
    stopChoice()
    stop?.()
  }
}
