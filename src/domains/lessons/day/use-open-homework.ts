import type { HomeworkRow } from '#/domains/study/homework/homework-rows'
import { useAllHomework } from '#/domains/study/homework/use-all-homework'
import { openDayHomework } from './open-day-homework'
import type { DayView } from './use-day'

/** The day's homework that the learner can still send. */
export function useOpenHomework(view: DayView): HomeworkRow[] {
  const all = useAllHomework(view.stages)
  return openDayHomework({ ...view, all })
}
