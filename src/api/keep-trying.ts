import type { Query, QueryClient } from '@tanstack/react-query'
import { isOnline } from './connectivity'
import { keptQueries, noteKept } from './kept-first'

/** Between two rounds of asking for what is shown as the device has kept it. */
const ROUND_MS = 10_000

/**
 * Goes on asking for everything that a screen shows as the device has kept it: at once, and every ten seconds while there is a connection;
 * when one comes back Query does so itself. Returns a function that stops it.
 */
export function keepTrying(client: QueryClient): () => void {
  /** Those that count as outdated already. */
  const seen = new WeakMap<Query, number>()

  function look() {
    for (const [query, keptAt] of keptQueries.read()) {
      if (seen.get(query) === keptAt) continue
      seen.set(query, keptAt)
      // Not before the run has ended, whose success would take it back.
      setTimeout(() => {
        query.invalidate()
        askAgain((one) => one === query)
      })
    }
  }
  function askAgain(predicate: (query: Query) => boolean) {
    if (!isOnline()) return
    void client.refetchQueries({ type: 'active', fetchStatus: 'idle', predicate })
  }
  const stopKept = keptQueries.watch(look)
  const stopCache = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') noteKept(query, null)
  })
  const timer = setInterval(() => askAgain((query) => keptQueries.read().has(query)), ROUND_MS)
  look()
  return () => {
    stopKept()
    stopCache()
    clearInterval(timer)
  }
}
