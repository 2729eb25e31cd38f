import { type HomeworkRow, isRequested } from '../homework/homework-rows'
import { STATUS_RANK, wasSent } from '../homework/homework-status'
import type { CourseView } from './course-view'

/** The homework that home mentions; among equals the one changed last, then one that the next stage requests. */
export function noticedHomework({ homework, stream }: Pick<CourseView, 'homework' | 'stream'>): HomeworkRow | null {
  const offered = homework.filter(({ isLocked, status }) => !isLocked && status.status !== 'unknown')
  const inOrder = offered.toSorted(
    (a, b) =>
      STATUS_RANK[a.status.status] - STATUS_RANK[b.status.status] ||
      changed(b) - changed(a) ||
      Number(isRequested(b, stream.filters)) - Number(isRequested(a, stream.filters)),
  )
  return inOrder[0] ?? null
}

function changed({ status }: HomeworkRow): number {
  return wasSent(status) ? (status.updatedAt?.getTime() ?? 0) : 0
}
