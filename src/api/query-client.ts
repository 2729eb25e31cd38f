import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'

import { askKept } from './kept-first'
import { report } from './report'
import { mayRetry, retryPauseMs } from './retry'
import { freshFor } from './stale-time'

/** A screen seen within this time opens from memory. */
const STALE_MS = 5 * 60 * 1000

/**
 * The one cache of server state, with the rules of retrying and reporting that hold for every call. `keeps`: what the device has kept may
 * stand in for what the server does not answer.
 */
export function createQueryClient({ keeps = false } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, { context: `query ${String(query.queryKey[0])}` }),
    }),
    mutationCache: new MutationCache({
      onError: (error) => report(error, { context: 'mutation' }),
    }),
    defaultOptions: {
      queries: {
        ...(keeps && { persister: askKept }),
        staleTime: freshFor(STALE_MS),
        retry: (failures, error) => mayRetry(failures, error, onlineManager.isOnline()),
        retryDelay: (failures, error) => retryPauseMs(failures, error, Math.random()),
        // Offline a query fails at once, so that its screen says so instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
