import type { QueryClient } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { courseMutations } from './mutations'
import { courseQueries } from './queries'
import { studyQueries } from './study-queries'

/** Adds the brand's demo course to the learner's own and asks for what that has changed. */
export async function addDemoCourse(client: QueryClient, serviceId: number): Promise<void> {
  const added = client.getMutationCache().build(client, courseMutations.addDemo()).execute(serviceId)
  await added.then(
    () => track('demo_course_add', { serviceId }),
    // The cache reports it. An answer that got lost has added the course all the same.
    () => {},
  )
  await Promise.all([
    client.query(studyQueries.service(serviceId)),
    client.query({ ...courseQueries.streams(), staleTime: 0 }),
  ])
}
