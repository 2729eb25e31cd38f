import { type HomeworkRow, isRequested } from '#/domains/homework/homework-rows'
import { wasSent } from '#/domains/homework/homework-status'
import type { HomeworkStatusCode } from '#/domains/homework/model'

/** What asks most of the learner first: to do it again, to send it, to wait, to read. */
const RANK: Record<HomeworkStatusCode, number> = { FAIL: 0, NOT_UPLOADED: 1, UPLOADED: 2, DONE: 3, unknown: 4 }

/** The homework that home mentions; of those alike the one changed last, then one that is requested. */
export function noticedHomework({ homework }: { homework: readonly HomeworkRow[] }): HomeworkRow | null {
  const offered = homework.filter(({ isLocked, status }) => !isLocked && status.status !== 'unknown')
  const inOrder = offered.toSorted(
    (a, b) =>
      RANK[a.status.status] - RANK[b.status.status] ||
      changed(b) - changed(a) ||
      Number(isRequested(b)) - Number(isRequested(a)),
  )
  return inOrder[0] ?? null
}

function changed({ status }: HomeworkRow): number {
  return wasSent(status) ? (status.updatedAt?.getTime() ?? 0) : 0
}
