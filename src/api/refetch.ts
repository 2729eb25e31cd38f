import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readToken } from './token-store'

/** Fetches again what is on the screen of these answers. Not once the session is over: what still stands would ask without a token. */
export function refetch(client: QueryClient, queryKey: QueryKey): void {
  if (readToken() !== null) void client.invalidateQueries({ queryKey })
}
