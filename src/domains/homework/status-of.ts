import type { HomeworkPlaceholder, HomeworkStatus, HomeworkTarget } from './model'

/** The status of a target; of two the one updated later counts. */
export function statusOf(
  statuses: readonly HomeworkStatus[],
  targetType: HomeworkTarget,
  targetId: number,
): HomeworkStatus | null {
  const own = statuses.filter((one) => one.targetType === targetType && one.targetId === targetId)
  return own.toSorted((a, b) => changedAt(b) - changedAt(a) || b.id - a.id)[0] ?? null
}

/** Whether homework no longer stands in the way: it was sent and not refused. */
export function isHandedIn(status: Pick<HomeworkStatus, 'status'> | null): boolean {
  return status?.status === 'UPLOADED' || status?.status === 'DONE'
}

/** Stands for a status that the server has not made yet. */
export function placeholder(streamId: number, targetType: HomeworkTarget, targetId: number): HomeworkPlaceholder {
  const never = { createdAt: null, updatedAt: null }
  return { id: null, streamId, targetId, targetType, status: 'NOT_UPLOADED', isLocked: false, ...never }
}

/** When the server last changed a status, in ms; 0 where it does not say. */
export function changedAt({ updatedAt, createdAt }: HomeworkStatus): number {
  return (updatedAt ?? createdAt)?.getTime() ?? 0
}
