import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { MessageStore } from './message-store'

type Stores = Map<number, MessageStore>

const storesOf = new WeakMap<QueryClient, Stores>()

/** The store of a chat's messages. It lives as long as the cache knows a query about them, and so ends with the session, too. */
export function messageStore(client: QueryClient, chatId: number): MessageStore {
  const stores = storesOf.get(client) ?? startStores(client)
  const known = stores.get(chatId)
  if (known) return known
  const store = new MessageStore()
  stores.set(chatId, store)
  return store
}

/** The same, where something is known of the chat. */
export function knownMessageStore(client: QueryClient, chatId: number): MessageStore | undefined {
  return storesOf.get(client)?.get(chatId)
}

function startStores(client: QueryClient): Stores {
  const stores: Stores = new Map()
  storesOf.set(client, stores)
  const cache = client.getQueryCache()
  const isKnown = (chatId: number) =>
    cache.findAll({ predicate: ({ queryKey }) => chatOf(queryKey) === chatId }).length > 0
  cache.subscribe(({ type, query }) => {
    if (type !== 'removed' || chatOf(query.queryKey) === null) return
    for (const chatId of stores.keys()) if (!isKnown(chatId)) stores.delete(chatId)
  })
  return stores
}

/** The chat of whose messages a query tells, or null. */
function chatOf([domain, kind, chatId]: QueryKey): number | null {
  const isAboutMessages = domain === 'chats' && (kind === 'messages' || kind === 'messages-since')
  return isAboutMessages && typeof chatId === 'number' ? chatId : null
}
