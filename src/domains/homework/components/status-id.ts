import type { QueryClient } from '@tanstack/react-query'
import { refreshStream } from '#/domains/courses/patch-streams'
import { invariant } from '#/lib/invariant'
import type { HomeworkRow } from '../homework-rows'
import { statusOf } from '../homework-status'
import { homeworkQueries } from '../queries'

/** The id that an answer is sent to; a placeholder gets its own by asking L14, which makes what is missing. */
export async function statusIdOf(client: QueryClient, { status, targetType, target }: HomeworkRow): Promise<number> {
  if (status.id !== null) return status.id
  const statuses = await client.query({ ...homeworkQueries.statuses(status.streamId), staleTime: 0 })
  const made = statusOf(statuses, targetType, target.id)
  // It cannot be sent to any more: our picture of the course is old.
  if (!made) refreshStream(client, status.streamId)
  invariant(made, 'UserHomeworkStatusId must be set')
  return made.id
}
