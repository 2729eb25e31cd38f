import { useCallback, useSyncExternalStore } from 'react'
import { type PendingOrder, readPendingOrders, watchPendingOrders } from './pending-order'

/** The learner's orders whose end they have not seen, as they are kept on the device, the latest first. */
export function usePendingOrders(learnerId: number): PendingOrder[] {
  const watch = useCallback((watcher: () => void) => watchPendingOrders(learnerId, watcher), [learnerId])
  // As text, which is the same as long as it says the same.
  const kept = useSyncExternalStore(watch, () => JSON.stringify(readPendingOrders(learnerId)))
  return JSON.parse(kept) as PendingOrder[]
}
