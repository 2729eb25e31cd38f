import { useCallback, useSyncExternalStore } from 'react'
import { type PendingOrder, readPendingOrder, watchPendingOrder } from './pending-order'

/** The learner's order whose end they have not seen, as it is kept on the device; null: none. */
export function usePendingOrder(learnerId: number): PendingOrder | null {
  const watch = useCallback((watcher: () => void) => watchPendingOrder(learnerId, watcher), [learnerId])
  // As text, which is the same as long as it says the same.
  const kept = useSyncExternalStore(watch, () => JSON.stringify(readPendingOrder(learnerId)))
  return JSON.parse(kept) as PendingOrder | null
}
