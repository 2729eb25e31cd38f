import { type HomeworkCourse, type HomeworkEntry, isHeldBack } from '../homework/homework-entries'
import { isHandedIn } from '../homework/homework-status'
import type { Day } from '../model'

/** The homework that a learner on this day still owes: the day's own, else its stage's; or null. */
export function dueHomework(day: Pick<Day, 'id' | 'stageId'>, course: HomeworkCourse): HomeworkEntry | null {
  const open = course.homework.filter(
    (entry) => entry.isOffered && !isHeldBack(entry, course) && !isHandedIn(entry.row.status),
  )
  const ofDay = open.find(({ row }) => row.day?.id === day.id)
  return ofDay ?? open.find(({ row }) => row.day === null && row.stage.id === day.stageId) ?? null
}
