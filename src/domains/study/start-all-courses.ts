import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { studyQueries } from './course-queries'
import { courseQueries } from './stream-queries'

/**
 * Loads the streams, and begins to load the stages and the status of each, or of one: what homework and its dates follow from. Waits for
 * the streams only, so that each course appears as it arrives; `arrived` waits for the rest, failed or not.
 */
export async function startAllCourses(client: QueryClient, streamId?: number): Promise<{ arrived: Promise<unknown> }> {
  const [streams] = await Promise.allSettled([
    queryUnlessFailed(client, courseQueries.streams()),
    queryUnlessFailed(client, subscriptionQueries.list()),
  ])
  if (streams.status === 'rejected') return { arrived: Promise.resolve() }
  const begun = streams.value
    // Not every brand shows demo streams.
    .filter(({ id, isDemo }) => !isDemo && (streamId === undefined || id === streamId))
    .flatMap(({ id, courseId }): Promise<unknown>[] => [
      client.query(studyQueries.stages(courseId)),
      client.query(studyQueries.status(id)),
    ])
  // The screen that reads them shows a failure.
  return { arrived: Promise.allSettled(begun) }
}
