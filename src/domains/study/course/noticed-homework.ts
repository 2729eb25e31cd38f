import { type HomeworkCourse, type HomeworkEntry, isHeldBack } from '../homework/homework-entries'
import { STATUS_RANK, wasSent } from '../homework/homework-status'

/** The homework that home mentions; among equals the one changed last, then one that the next stage requests. */
export function noticedHomework({
  homework,
  ...course
}: Pick<HomeworkCourse, 'homework' | 'state'>): HomeworkEntry | null {
  const offered = homework.filter(
    (entry) => entry.isOffered && !isHeldBack(entry, course) && entry.row.status.status !== 'unknown',
  )
  const inOrder = offered.toSorted(
    (a, b) =>
      STATUS_RANK[a.row.status.status] - STATUS_RANK[b.row.status.status] ||
      changed(b) - changed(a) ||
      Number(b.isRequested) - Number(a.isRequested),
  )
  return inOrder[0] ?? null
}

function changed({ row: { status } }: HomeworkEntry): number {
  return wasSent(status) ? (status.updatedAt?.getTime() ?? 0) : 0
}
