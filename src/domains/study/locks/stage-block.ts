import { isHandedIn, statusOf } from '../homework/homework-status'
import type { Stage, StreamFilters, StreamStatus } from '../model'

export interface StageRequest {
  kind: 'homework' | 'day'
  /** The stage that requests it. */
  stageId: number
  /** Id of the stage homework's row, or of the day. */
  id: number
  state: 'done' | 'refused' | 'pending'
}

type Requesting = Pick<Stage, 'id' | 'requestHomeworks' | 'requestDays'>

export interface RequestFacts {
  homeworks: StreamStatus['homeworks']
  days: StreamStatus['days']
  filters: Pick<StreamFilters, 'refusedHomeworkIds' | 'refusedDayIds'>
}

/** Everything that earlier stages request; what is pending is carried over from stage to stage. */
export function requestsBefore(stages: readonly Requesting[], stageId: number, facts: RequestFacts): StageRequest[] {
  const index = stages.findIndex(({ id }) => id === stageId)
  return stages
    .slice(0, Math.max(0, index))
    .flatMap((stage) => [
      ...stage.requestHomeworks.map((id) => homeworkRequest(stage.id, id, facts)),
      ...stage.requestDays.map((id) => dayRequest(stage.id, id, facts)),
    ])
}

function homeworkRequest(stageId: number, id: number, { homeworks, filters }: RequestFacts): StageRequest {
  const isDone = isHandedIn(statusOf(homeworks, 'course_stage_homework', id))
  return { kind: 'homework', stageId, id, state: stateOf(isDone, filters.refusedHomeworkIds.includes(id)) }
}

function dayRequest(stageId: number, id: number, { days, filters }: RequestFacts): StageRequest {
  const isDone = days.some(({ stageDayId, status }) => stageDayId === id && status === 'finished')
  return { kind: 'day', stageId, id, state: stateOf(isDone, filters.refusedDayIds.includes(id)) }
}

function stateOf(isDone: boolean, isRefused: boolean): StageRequest['state'] {
  if (isDone) return 'done'
  return isRefused ? 'refused' : 'pending'
}

/** Homework and days that a stage requests, by the ids of their requests. */
export interface Refused {
  homeworkIds: readonly number[]
  dayIds: readonly number[]
}

const NOTHING: Refused = { homeworkIds: [], dayIds: [] }

/** The filters with everything pending before a stage refused: the permitted way around it (saved by L6). */
export function refusing(filters: StreamFilters, pending = NOTHING): StreamFilters {
  return {
    ...filters,
    refusedHomeworkIds: [...new Set([...filters.refusedHomeworkIds, ...pending.homeworkIds])],
    refusedDayIds: [...new Set([...filters.refusedDayIds, ...pending.dayIds])],
  }
}
