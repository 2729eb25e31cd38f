import type { QueryClient } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { courseMutations } from './mutations'
import { courseQueries } from './queries'
import { studyQueries } from './study-queries'

/** Adds the brand's demo course to the learner's own and asks for what that has changed. */
export async function addDemoCourse(client: QueryClient, serviceId: number): Promise<void> {
  await client.getMutationCache().build(client, courseMutations.addDemo()).execute(serviceId)
  track('demo_course_add', { serviceId })
  await Promise.all([
    client.query(studyQueries.service(serviceId)),
    client.query({ ...courseQueries.streams(), staleTime: 0 }),
  ])
}
