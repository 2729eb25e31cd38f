import type { Day, Stage } from '#/domains/study/model'

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
