import type { DayStatus } from '../model'

export interface StageProgress {
  done: number
  total: number
  /** 0 to 100, rounded down. */
  percent: number
}

/** Finished days of a stage; where its days were not sent, their ids are counted. */
export function stageProgress(
  stage: { days: readonly { id: number }[]; dayIds: readonly number[] },
  statuses: readonly Pick<DayStatus, 'stageDayId' | 'status'>[],
): StageProgress {
  const finished = new Set(statuses.filter(({ status }) => status === 'finished').map(({ stageDayId }) => stageDayId))
  const ids = new Set(stage.days.length > 0 ? stage.days.map(({ id }) => id) : stage.dayIds)
  const done = [...ids].filter((id) => finished.has(id)).length
  return { done, total: ids.size, percent: ids.size === 0 ? 0 : Math.floor((100 * done) / ids.size) }
}
