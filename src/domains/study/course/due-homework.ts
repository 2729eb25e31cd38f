import { homeworkDueBy } from '../homework/homework-deadline'
import type { HomeworkRow } from '../homework/homework-rows'
import { isHandedIn } from '../homework/homework-status'
import type { Day } from '../model'
import type { CourseView } from './course-view'

export interface DueHomework {
  row: HomeworkRow
  deadline: Date | null
}

/** The homework that a learner on this day still has to send: the day's own, else its stage's; or null. */
export function openHomeworkOf(day: Pick<Day, 'id' | 'stageId'>, view: CourseView): DueHomework | null {
  const open = view.homework.filter(({ status, isLocked }) => !isLocked && !isHandedIn(status))
  const row =
    open.find((one) => one.day?.id === day.id) ?? open.find((one) => one.day === null && one.stage.id === day.stageId)
  return row ? { row, deadline: homeworkDueBy(row, view.locks) } : null
}
