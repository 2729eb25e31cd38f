import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { findStream } from '#/domains/study/streams/find-stream'
import { isOffTariff, OFF_TARIFF } from '#/domains/study/streams/off-tariff'
import type { Stream } from '#/domains/study/model'
import { studyQueries } from '#/domains/study/course-queries'
import { startAllCourses } from '#/domains/study/start-all-courses'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { homeworkQueries } from '#/domains/study/homework-queries'

/** Its homework is where the course is: not in the app. */
function throwIfOffTariff(stream: Stream): void {
  if (isOffTariff(stream)) throw notFound({ data: OFF_TARIFF })
}

interface HomeworkAddress<Params> {
  context: { queryClient: QueryClient }
  params: Params
}

/**
 * Loader of the lists, of all courses or of one, which must be the learner's. Waits for the streams only, so that each course appears as
 * it arrives.
 */
export async function startHomeworks({ context, params }: HomeworkAddress<{ streamId?: number }>): Promise<void> {
  const { queryClient: client } = context
  const { streamId } = params
  if (streamId !== undefined) {
    const stream = await findStream(client, streamId)
    if (!stream) throw notFound()
    throwIfOffTariff(stream)
  }
  await startAllCourses(client, streamId)
}

/** Loader of one homework: fetches its course side by side; the screen says so if the stream is not the learner's. */
export async function startHomework({
  context,
  params: { streamId },
}: HomeworkAddress<{ streamId: number }>): Promise<void> {
  const { queryClient: client } = context
  const stream = await findStream(client, streamId)
  if (!stream) return
  throwIfOffTariff(stream)
  await Promise.allSettled([
    client.query(studyQueries.stages(stream.courseId)),
    client.query(studyQueries.status(streamId)),
    client.query(homeworkQueries.statuses(streamId)),
    queryUnlessFailed(client, subscriptionQueries.list()),
  ])
}
