import type { Day, Stage, StreamStatus } from '../model'

/** The day with this id, or null. */
export function dayById(stages: readonly Pick<Stage, 'days'>[], dayId: number): Day | null {
  return stages.flatMap(({ days }) => days).find(({ id }) => id === dayId) ?? null
}

/** The day with this number, or null; numbers are unique in a course and may have gaps. */
export function dayByNumber(stages: readonly Pick<Stage, 'days'>[], dayNumber: number): Day | null {
  return stages.flatMap(({ days }) => days).find((day) => day.dayNumber === dayNumber) ?? null
}

type Known = Pick<StreamStatus, 'days' | 'stages' | 'currentTrainingDay'>

/**
 * The day to do next: the server's, else (before the start, for an unknown one, or one that was just finished) the
 * unfinished day with the lowest number outside closed stages, else the lowest unfinished. Null when all are finished.
 */
export function currentDay(stages: readonly Pick<Stage, 'id' | 'days'>[], status: Known): Day | null {
  const finished = new Set(status.days.filter((one) => one.status === 'finished').map((one) => one.stageDayId))
  const named = status.currentTrainingDay && dayById(stages, status.currentTrainingDay.id)
  if (named && !finished.has(named.id)) return named
  const closed = new Set(status.stages.filter((one) => one.status === 'close').map((one) => one.stageId))
  const unfinished = stages
    .flatMap(({ days }) => days)
    .filter(({ id }) => !finished.has(id))
    .toSorted((a, b) => a.dayNumber - b.dayNumber)
  return unfinished.find(({ stageId }) => !closed.has(stageId)) ?? unfinished[0] ?? null
}
