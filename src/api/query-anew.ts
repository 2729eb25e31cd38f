import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { keptQueries } from './kept-first'
import { ALWAYS_STALE } from './stale-time'

/** The server's own word, asked for now and once: never what is known or what the device has kept. */
export async function queryAnew<T, K extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<T> {
  const anew = { ...query, staleTime: ALWAYS_STALE, retry: false }
  const answer = await client.query(anew)
  // It has joined a run that was given what the device has.
  const asked = client.getQueryCache().find({ queryKey: query.queryKey, exact: true })
  return asked && keptQueries.read().has(asked) ? client.query(anew) : answer
}
