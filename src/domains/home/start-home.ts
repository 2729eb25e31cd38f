import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { warmApi } from '#/api/client'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { HomeCourse } from './home-course-part'
import { courseQueries } from '#/domains/study/stream-queries'

/** Loads what home cannot be drawn without; the screen shows a failure. */
export async function startHome(client: QueryClient): Promise<void> {
  void HomeCourse.preload()
  // The first calls after the early answers are the course's details: the client loads while those answers are on their way.
  warmApi().catch(() => {})
  await Promise.allSettled([
    queryUnlessFailed(client, courseQueries.streams()),
    queryUnlessFailed(client, subscriptionQueries.list()),
  ])
}
