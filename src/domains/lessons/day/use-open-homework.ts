import { type HomeworkEntry, homeworkCourse, toSendOnDay } from '#/domains/study/homework/homework-entries'
import { useAllHomework } from '#/domains/study/homework/use-all-homework'
import { withHomework } from '#/domains/study/homework/with-homework'
import type { DayView } from './use-day'

/** The day's homework that the learner can still send. */
export function useOpenHomework(view: DayView): HomeworkEntry[] {
  const all = useAllHomework(view.stages)
  return toSendOnDay(homeworkCourse({ ...view, stages: withHomework(view.stages, all) }), view.day.id)
}
