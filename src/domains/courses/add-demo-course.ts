import type { QueryClient } from '@tanstack/react-query'
import { tick } from './components/use-now'
import { courseMutations } from './mutations'

/** Adds the brand's demo course to the learner's own and refetches what that changes; the cache reports a failure. */
export async function addDemoCourse(client: QueryClient, serviceId: number): Promise<void> {
  const added = client.getMutationCache().build(client, courseMutations.addDemo()).execute(serviceId)
  await added.catch(() => {})
  // It starts at this moment, which is later than the minute that the screens show.
  tick()
}
