import type { InvalidateOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { readToken } from './token-store'

/**
 * Invalidates answers, so that those on the screen are fetched again, by default instead of what is being fetched already; does nothing
 * once the session is over and there is no token to ask with.
 */
export function refetch(client: QueryClient, queryKey: QueryKey, options?: InvalidateOptions): void {
  if (readToken() !== null) void client.invalidateQueries({ queryKey }, options)
}
