import type { Day, Stage } from '../model'

/** The day with this id, or null. */
export function dayById(stages: readonly Pick<Stage, 'days'>[], dayId: number): Day | null {
  return stages.flatMap(({ days }) => days).find(({ id }) => id === dayId) ?? null
}

/** The day with this number, or null; numbers are unique in a course and may have gaps. */
export function dayByNumber(stages: readonly Pick<Stage, 'days'>[], dayNumber: number): Day | null {
  return stages.flatMap(({ days }) => days).find((day) => day.dayNumber === dayNumber) ?? null
}
