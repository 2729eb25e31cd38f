import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { courseQueries } from '#/domains/study/stream-queries'
import { catalogQueries } from './queries'

/** Loader of a course's page: it can be drawn before it is known what the course costs. */
export async function startNewCourse(client: QueryClient, courseId: number): Promise<void> {
  void client.query(catalogQueries.offers(courseId)).catch(() => {})
  void client.query(catalogQueries.services()).catch(() => {})
  await Promise.all([
    client.query(catalogQueries.start([courseId])),
    queryUnlessFailed(client, courseQueries.streams()),
  ])
}
