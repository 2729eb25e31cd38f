import { type HomeworkRow, isRequested } from '#/domains/homework/homework-rows'
import { wasSent } from '#/domains/homework/homework-status'
import type { HomeworkStatusCode } from '#/domains/homework/model'
import type { CourseView } from './course-view'

/** What needs the learner most comes first: send again, send, wait, read. */
const RANK: Record<HomeworkStatusCode, number> = { FAIL: 0, NOT_UPLOADED: 1, UPLOADED: 2, DONE: 3, unknown: 4 }

/** The homework that home mentions; among equals the one changed last, then one that the next stage requests. */
export function noticedHomework({ homework, stream }: Pick<CourseView, 'homework' | 'stream'>): HomeworkRow | null {
  const offered = homework.filter(({ isLocked, status }) => !isLocked && status.status !== 'unknown')
  const inOrder = offered.toSorted(
    (a, b) =>
      RANK[a.status.status] - RANK[b.status.status] ||
      changed(b) - changed(a) ||
      Number(isRequested(b, stream.filters)) - Number(isRequested(a, stream.filters)),
  )
  return inOrder[0] ?? null
}

function changed({ status }: HomeworkRow): number {
  return wasSent(status) ? (status.updatedAt?.getTime() ?? 0) : 0
}
