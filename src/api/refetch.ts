import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readToken } from './token-store'

/** Fetches again those of these answers that are on the screen. Not once the session is over: they would be asked for without a token. */
export function refetch(client: QueryClient, queryKey: QueryKey): void {
  if (readToken() !== null) void client.invalidateQueries({ queryKey })
}
