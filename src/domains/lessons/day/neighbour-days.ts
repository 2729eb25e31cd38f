import { currentDay } from '#/domains/study/days/find-day'
import type { Day, Stage, StreamStatus } from '#/domains/study/model'

/** The days before and after a number in the whole course; numbers may have gaps. */
export function neighbourDays(
  stages: readonly Pick<Stage, 'days'>[],
  dayNumber: number,
): { before: Day | null; after: Day | null } {
  const days = stages.flatMap((stage) => stage.days).toSorted((a, b) => a.dayNumber - b.dayNumber)
  return {
    before: days.findLast((day) => day.dayNumber < dayNumber) ?? null,
    after: days.find((day) => day.dayNumber > dayNumber) ?? null,
  }
}

/** The day to do after one that is done: the first unfinished one behind it, else what the course still waits for; null: all are finished. */
export function dayToDoAfter(
  { dayNumber }: Pick<Day, 'dayNumber'>,
  stages: readonly Pick<Stage, 'id' | 'days'>[],
  status: Pick<StreamStatus, 'days' | 'stages' | 'currentTrainingDay'>,
): Day | null {
  const finished = new Set(status.days.filter((row) => row.status === 'finished').map((row) => row.stageDayId))
  let { after } = neighbourDays(stages, dayNumber)
  while (after && finished.has(after.id)) ({ after } = neighbourDays(stages, after.dayNumber))
  return after ?? currentDay(stages, status)
}
