import type { Query, QueryClient } from '@tanstack/react-query'

/** What was fetched this recently before the first connection is not fetched again. */
const FRESH_MS = 10_000

/** Pages of an open conversation, the newest first, that are asked for again: what is read is seldom further back. */
const OPEN_PAGES = 5

interface Connection {
  /** The page's first connection: the screen has just been fetched. */
  isFirst: boolean
  now: number
}

/** The newest messages of a chat. Also what has just come is asked for again: nothing else would tell of one that came before the connection. */
function isNewest({ queryKey: [domain, kind, , page] }: Query): boolean {
  return domain === 'chats' && (kind === 'messages-since' || (kind === 'messages' && page === 1))
}

/** A further page of a conversation that is open: it stands on the screen, though only the first is observed. */
function isOpenPage(client: QueryClient, { queryKey }: Query): boolean {
  const [domain, kind, chatId, page] = queryKey
  if (domain !== 'chats' || kind !== 'messages' || typeof page !== 'number' || page > OPEN_PAGES) return false
  return (
    client
      .getQueryCache()
      .find({ queryKey: [domain, kind, chatId, 1] })
      ?.isActive() === true
  )
}

/** After a connection: events may have been missed, so what is shown is fetched again and the rest marked as stale. `now` in epoch ms. */
export function askAgain(client: QueryClient, { isFirst, now }: Connection): void {
  for (const { state, queryKey, promise } of client.getQueryCache().findAll({ predicate: isNewest })) {
    // A first load goes on, but its first page may have been read before the connection.
    const again = () => client.invalidateQueries({ queryKey })
    if (state.dataUpdatedAt === 0) void promise?.then(again, () => {})
  }
  void client.invalidateQueries({
    predicate: (query) => {
      // Configuration and playlists are not changed by events.
      if (query.observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)) return false
      if (query.queryKey[0] === 'site-config') return false
      // A first load goes on, also one of which a part has come.
      if (query.state.status === 'pending') return false
      if (query.state.dataUpdatedAt === 0 && query.state.fetchStatus === 'fetching') return false
      if (isNewest(query)) return true
      // A refusal is an answer, too.
      const answeredAt = Math.max(query.state.dataUpdatedAt, query.state.errorUpdatedAt)
      return !isFirst || now - answeredAt > FRESH_MS
    },
  })
  if (isFirst) return
  void client.refetchQueries({ type: 'inactive', predicate: (query) => isOpenPage(client, query) })
}
