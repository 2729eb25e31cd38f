import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { findStream } from './streams/find-stream'
import { writeLastStream } from './streams/last-stream'
import type { Stream } from './model'
import { studyQueries } from './course-queries'

/** Finds the stream of an address and starts loading its status; null for a wrong id. A visit is remembered for home. */
export async function startCourse(
  client: QueryClient,
  streamId: number,
  { isVisit }: { isVisit: boolean },
): Promise<Stream | null> {
  const stream = await findStream(client, streamId)
  if (!stream) return null
  // The screen that reads it shows its failure.
  client.query(studyQueries.status(streamId)).catch(() => {})
  const user = client.getQueryData(accountQueries.user().queryKey)
  if (isVisit && user) writeLastStream(user.id, streamId)
  return stream
}

/** Loads what the calendar cannot be drawn without, side by side; the screen shows a failure. */
export async function startCalendar(client: QueryClient, streamId: number): Promise<void> {
  const stream = await findStream(client, streamId)
  if (!stream) return
  await Promise.allSettled([
    client.query(studyQueries.stages(stream.courseId)),
    client.query(studyQueries.status(streamId)),
  ])
}
