import type { QueryClient } from '@tanstack/react-query'
import { tick } from '#/platform/use-now'
import { ADDING_DEMO } from './stream-groups'
import { courseMutations } from '../mutations'

/** Adds the brand's demo course to the learner's own and refetches what that changes, once at a time; the cache reports a failure and keeps it. */
export async function addDemoCourse(client: QueryClient, serviceId: number): Promise<void> {
  if (client.isMutating({ mutationKey: ADDING_DEMO }) > 0) return
  // `NoCourses` tells of the last try for as long as the page stands.
  const options = { ...courseMutations.addDemo(), gcTime: Infinity }
  const added = client.getMutationCache().build(client, options).execute(serviceId)
  await added.catch(() => {})
  // It starts at this moment, which is later than the minute that the screens show.
  tick()
}
