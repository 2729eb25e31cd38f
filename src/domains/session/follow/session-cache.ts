import type { QueryClient } from '@tanstack/react-query'
import { forgetFailures } from '#/api/failed-calls'

/** Queries that belong to the school, not to a learner: they survive a change of the session. */
const OF_THE_SCHOOL = 'site-config'

/** Forgets everything that was fetched for a learner, and what failed; running requests are cancelled. */
export async function dropLearnerCache(client: QueryClient): Promise<void> {
  const ofLearner = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== OF_THE_SCHOOL }
  await client.cancelQueries(ofLearner)
  client.removeQueries(ofLearner)
  client.getMutationCache().clear()
  forgetFailures()
}
