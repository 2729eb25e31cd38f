import { useMemo, useSyncExternalStore } from 'react'
import type { QueuedEntry } from './engine'
import type { Outbox } from './outbox'

/** What waits in one queue, in the order in which it will be sent. */
export function useQueue({ read, watch }: Outbox, queue: string): readonly QueuedEntry[] {
  const all = useSyncExternalStore(watch, read)
  return useMemo(() => all.filter((entry) => entry.queue === queue), [all, queue])
}
