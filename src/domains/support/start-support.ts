import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { courseQueries } from '#/domains/study/stream-queries'
import { supportQueries } from './queries'

/** Loader of the support centre; a topic that does not exist is "not found", and so is a course that is not the learner's. */
export async function startSupport(client: QueryClient, topicId?: number, streamId?: number): Promise<void> {
  const topics = await client.query(supportQueries.categories())
  if (topicId !== undefined && !topics.some(({ id }) => id === topicId)) throw notFound()
  if (streamId === undefined) return
  const streams = await queryUnlessFailed(client, courseQueries.streams())
  if (streams?.every(({ id }) => id !== streamId)) throw notFound()
}
