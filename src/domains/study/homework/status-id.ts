import type { QueryClient } from '@tanstack/react-query'
import { ALWAYS_STALE } from '#/api/stale-time'
import { refreshStream } from '../streams/patch-streams'
import { invariant } from '#/lib/invariant'
import type { HomeworkTarget } from '../model'
import { statusOf } from './homework-status'
import { homeworkQueries } from '../homework-queries'

interface AnsweredRow {
  status: { id: number | null; streamId: number }
  targetType: HomeworkTarget
  target: { id: number }
}

/** The id to send an answer to. A placeholder gets one through L14, which creates missing statuses; throws where it does not. */
export async function statusIdOf(client: QueryClient, { status, targetType, target }: AnsweredRow): Promise<number> {
  if (status.id !== null) return status.id
  const statuses = await client.query({ ...homeworkQueries.statuses(status.streamId), staleTime: ALWAYS_STALE })
  const made = statusOf(statuses, targetType, target.id)
  // Nothing can be sent to it any more: our copy of the course is outdated.
  if (!made) refreshStream(client, status.streamId)
  invariant(made, 'UserHomeworkStatusId must be set')
  return made.id
}
