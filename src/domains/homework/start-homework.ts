import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { findStream } from '#/domains/study/streams/find-stream'
import { courseQueries } from '#/domains/study/stream-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { homeworkQueries } from '#/domains/study/homework-queries'

/** Loads what the lists need, of all courses or of one; waits for the streams only, so that each course appears as it arrives. */
export async function startHomeworks(client: QueryClient, streamId?: number): Promise<void> {
  const [streams] = await Promise.allSettled([
    queryUnlessFailed(client, courseQueries.streams()),
    queryUnlessFailed(client, subscriptionQueries.list()),
  ])
  if (streams.status === 'rejected') return
  for (const { id, courseId, isDemo } of streams.value) {
    // Not every brand shows demo streams.
    if (isDemo || id !== (streamId ?? id)) continue
    start(client.query(studyQueries.stages(courseId)))
    start(client.query(studyQueries.status(id)))
  }
}

interface HomeworkAddress {
  context: { queryClient: QueryClient }
  params: { streamId: number }
}

/** Loader of one homework: fetches its course side by side; the screen says so if the stream is not the learner's. */
export async function startHomework({ context, params: { streamId } }: HomeworkAddress): Promise<void> {
  const { queryClient: client } = context
  const stream = await findStream(client, streamId)
  if (!stream) return
  await Promise.allSettled([
    client.query(studyQueries.stages(stream.courseId)),
    client.query(studyQueries.status(streamId)),
    client.query(homeworkQueries.statuses(streamId)),
    queryUnlessFailed(client, subscriptionQueries.list()),
  ])
}

/** Ignores a failure: the screen that reads the query shows it. */
function start(answer: Promise<unknown>): void {
  void answer.catch(() => {})
}
