import { useSyncExternalStore } from 'react'
import type { MessageStore } from './message-store'

/**
 * What `pick` takes from a store. The component is drawn again only when that becomes another object: a row that picks its message
 * stands still while others change.
 */
export function useMessageStore<T>(store: MessageStore, pick: (store: MessageStore) => T): T {
  return useSyncExternalStore(store.subscribe, () => pick(store))
}
