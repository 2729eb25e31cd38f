import type { HomeworkCourse, HomeworkEntry } from './homework-entries'
import { isToSend } from './homework-entries'
import { SOON_DAYS, urgencyOf } from './urgency'

/** Which answers of experts the learner has opened on this device. */
export interface OpenedAnswers {
  /** Earlier ones count as opened, in epoch ms: it is not known what was read elsewhere. */
  since: number
  /** By the id of the homework's status: when the answer was given that was opened last, in epoch ms. */
  answers: Record<string, number>
}

/** The homework that a menu counts: due within a week or overdue, not approved, or approved by an answer that was not opened yet. */
export function homeworkToActOn(
  { homework }: Pick<HomeworkCourse, 'homework'>,
  time: { now: Date; zone: string },
  opened: OpenedAnswers,
): HomeworkEntry[] {
  return homework.filter((entry) => {
    if (!entry.isOffered) return false
    if (!isToSend(entry)) return entry.state === 'DONE' && !isOpened(entry, opened)
    const { level, days } = urgencyOf(entry, time)
    return entry.state === 'FAIL' || level === 'overdue' || (level !== 'calm' && days <= SOON_DAYS)
  })
}

/** Whether the answer of the expert was opened. */
function isOpened({ row: { status } }: Pick<HomeworkEntry, 'row'>, { since, answers }: OpenedAnswers): boolean {
  const at = status.updatedAt?.getTime() ?? 0
  return at <= since || (status.id !== null && (answers[status.id] ?? 0) >= at)
}
