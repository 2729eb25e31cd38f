import { type HomeworkCourse, type HomeworkEntry, isHeldBack } from '../homework/homework-entries'
import { isHandedIn } from '../homework/homework-status'
import { compareUrgency } from '../homework/urgency'
import type { Day } from '../model'

/** The homework that home mentions; among equals the one due first, then one that the next stage requests. */
export function noticedHomework({
  homework,
  ...course
}: Pick<HomeworkCourse, 'homework' | 'state'>): HomeworkEntry | null {
  const offered = homework.filter(
    (entry) => entry.isOffered && !isHeldBack(entry, course) && entry.row.status.status !== 'unknown',
  )
  const inOrder = offered.toSorted((a, b) => compareUrgency(a, b) || Number(b.isRequested) - Number(a.isRequested))
  return inOrder[0] ?? null
}

/** The homework that a learner on this day still owes: the day's own, else its stage's; or null. */
export function dueHomework(day: Pick<Day, 'id' | 'stageId'>, course: HomeworkCourse): HomeworkEntry | null {
  const open = course.homework.filter(
    (entry) => entry.isOffered && !isHeldBack(entry, course) && !isHandedIn(entry.row.status),
  )
  const ofDay = open.find(({ row }) => row.day?.id === day.id)
  return ofDay ?? open.find(({ row }) => row.day === null && row.stage.id === day.stageId) ?? null
}
