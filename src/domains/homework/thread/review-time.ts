import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'

/** After how long, in ms, the school may be asked about a review: experts usually answer within a day. */
const LONG_MS = 3 * 86_400_000

interface Waiting {
  state: HomeworkEntry['state']
  row: { status: Pick<HomeworkEntry['row']['status'], 'updatedAt'> }
}

/** Whether an answer has waited for its review for longer than usual. */
export function isReviewLate({ state, row }: Waiting, now: Date): boolean {
  const { updatedAt } = row.status
  return state === 'UPLOADED' && updatedAt !== null && now.getTime() - updatedAt.getTime() >= LONG_MS
}
