import type { HomeworkPlaceholder, HomeworkStatus, HomeworkStatusCode, HomeworkTarget } from '../model'

/** The status of a target; of several the one updated last. */
export function statusOf(
  statuses: readonly HomeworkStatus[],
  targetType: HomeworkTarget,
  targetId: number,
): HomeworkStatus | null {
  const own = statuses.filter((one) => one.targetType === targetType && one.targetId === targetId)
  return own.toSorted((a, b) => changedAt(b) - changedAt(a) || b.id - a.id)[0] ?? null
}

/** What needs the learner most comes first: send again, send, wait, read. */
export const STATUS_RANK: Record<HomeworkStatusCode, number> = {
  FAIL: 0,
  NOT_UPLOADED: 1,
  UPLOADED: 2,
  DONE: 3,
  unknown: 4,
}

/** Stands in for a status that the server has not created yet. */
export function placeholder(streamId: number, targetType: HomeworkTarget, targetId: number): HomeworkPlaceholder {
  const never = { createdAt: null, updatedAt: null }
  return { id: null, streamId, targetId, targetType, status: 'NOT_UPLOADED', isLocked: false, ...never }
}

/** Whether an answer was ever sent, whatever became of it. */
export function wasSent({ status }: Pick<HomeworkStatus, 'status'>): boolean {
  return status !== 'NOT_UPLOADED'
}

/** Whether homework no longer blocks anything: it was sent and not rejected. */
export function isHandedIn(status: Pick<HomeworkStatus, 'status'> | null): boolean {
  return status?.status === 'UPLOADED' || status?.status === 'DONE'
}

/** What a status adds to the known one: something newer, nothing, or (within the same second) it is unclear. */
export function statusNews(known: HomeworkStatus | undefined, told: HomeworkStatus): 'newer' | 'nothing' | 'unclear' {
  if (!known) return 'newer'
  const difference = changedAt(told) - changedAt(known)
  if (difference > 0) return 'newer'
  if (difference < 0) return 'nothing'
  return known.status === told.status && known.isLocked === told.isLocked ? 'nothing' : 'unclear'
}

/** When the server last changed a status, in epoch ms; 0 where it does not say. */
function changedAt({ updatedAt, createdAt }: HomeworkStatus): number {
  return (updatedAt ?? createdAt)?.getTime() ?? 0
}
