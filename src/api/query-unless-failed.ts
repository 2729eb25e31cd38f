import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

/**
 * For what the guard of every signed-in screen has asked for before a loader runs: its answer, or its failure, which is not asked for a
 * second time on the way to one screen; the next screen's guard does. Asks itself for what is missing or outdated.
 */
export async function queryUnlessFailed<T, K extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<T> {
  const state = client.getQueryState<T>(query.queryKey)
  if (state?.status !== 'error' || state.fetchStatus !== 'idle') return client.query(query)
  // A refetch that failed leaves the answer from before.
  if (state.data !== undefined) return state.data
  throw state.error
}
