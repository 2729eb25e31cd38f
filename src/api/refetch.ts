import type { InvalidateOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { readToken } from './token-store'

/** When a query was last asked anew here, as `performance.now()`. */
const askedAt = new WeakMap<Query, number>()

interface RefetchOptions extends Pick<InvalidateOptions, 'cancelRefetch'> {
  /** What has been asked anew since this time (as `performance.now()`) knows the news already. */
  since?: number | undefined
}

/**
 * Marks answers as outdated, so that those on the screen are fetched again; a fetch that is under way is cancelled first, unless `options`
 * say otherwise. Does nothing once the session is over, since there is no token to ask with.
 */
export function refetch(client: QueryClient, queryKey: QueryKey, options: RefetchOptions = {}): void {
  void refetchAndWait(client, queryKey, options)
}

/** The same, until the answers have arrived or failed. */
export async function refetchAndWait(
  client: QueryClient,
  queryKey: QueryKey,
  options: RefetchOptions = {},
): Promise<void> {
  if (readToken() === null) return
  const { since = Infinity, cancelRefetch = true } = options
  const outdated = new Set<Query>()
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    if ((askedAt.get(query) ?? -Infinity) >= since) continue
    outdated.add(query)
    // A fetch that goes on was begun before.
    if (cancelRefetch || query.state.fetchStatus === 'idle') askedAt.set(query, performance.now())
  }
  await client.invalidateQueries({ queryKey, predicate: (query) => outdated.has(query) }, { cancelRefetch })
}
