import type { InvalidateOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { readToken } from './token-store'

/**
 * Marks answers as outdated, so that those on the screen are fetched again; a fetch that is under way is cancelled first, unless `options`
 * say otherwise. Does nothing once the session is over, since there is no token to ask with.
 */
export function refetch(client: QueryClient, queryKey: QueryKey, options?: InvalidateOptions): void {
  if (readToken() !== null) void client.invalidateQueries({ queryKey }, options)
}
