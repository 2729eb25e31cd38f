import type { HomeworkRow } from '../homework/homework-rows'
import {
  dayConditions,
  firstUnmet,
  homeworkConditions,
  type LockCondition,
  type LockContext,
  stageConditions,
  streamCondition,
} from './lock-conditions'
import type { Day } from '../model'

export type LockTarget =
  | { kind: 'stream' }
  | { kind: 'stage'; stageId: number }
  | { kind: 'day'; day: Day }
  | { kind: 'homework'; homework: Pick<HomeworkRow, 'target' | 'stage' | 'day' | 'status'> }

/** What the learner can do about a lock; the screens turn it into a button and words. */
export type LockStep =
  | { code: 'wait'; at: Date | null }
  | { code: 'end_freeze' }
  | { code: 'renew_subscription' }
  | { code: 'renew_course' }
  | { code: 'buy_course' }
  | { code: 'send_homework'; rowId: number; homeworkId: number | null; isFailed: boolean }
  | { code: 'finish_day'; dayId: number; dayNumber: number | null }

export interface Locked {
  isOpen: false
  /** Everything that must hold, in the order to do it in; at least one is not met. */
  conditions: LockCondition[]
  step: LockStep
  /** Row and day ids to refuse in order to continue without what is requested; null where that is not permitted. */
  detour: { homeworkIds: number[]; dayIds: number[] } | null
}

export type Lock = { isOpen: true } | Locked

/** Why a stream, stage, day or homework is locked, and what to do: the one rule that both locks and explains. */
export function lockReason(target: LockTarget, context: LockContext): Lock {
  const conditions = conditionsOf(target, context)
  const first = firstUnmet(conditions)
  return first ? { isOpen: false, conditions, step: stepFor(first), detour: detourFor(conditions) } : { isOpen: true }
}

function conditionsOf(target: LockTarget, context: LockContext): LockCondition[] {
  const stream = streamCondition(context)
  // While the stream itself is closed nothing below it matters.
  if (stream) return [stream]
  if (target.kind === 'stream') return []
  if (target.kind === 'stage') return stageConditions(target.stageId, context)
  if (target.kind === 'day') return [...stageOfDay(target.day, context), ...dayConditions(target.day, context)]
  const { stage, day } = target.homework
  const own = homeworkConditions(target.homework, context)
  // For a day that the demo leaves out, the homework's own condition says enough.
  const ofDay = day ? dayConditions(day, context).filter(({ kind }) => kind === 'time') : []
  return [...stageConditions(stage.id, context), ...ofDay, ...own]
}

/** A finished day stays readable even when the expert later rejects homework before it. */
function stageOfDay(day: Day, context: LockContext): LockCondition[] {
  const conditions = stageConditions(day.stageId, context)
  const isFinished = context.status.days.some(
    ({ stageDayId, status }) => stageDayId === day.id && status === 'finished',
  )
  return isFinished ? conditions.filter(({ kind }) => kind === 'time') : conditions
}

function stepFor(condition: LockCondition): LockStep {
  switch (condition.code) {
    case 'freeze':
      return { code: 'end_freeze' }
    case 'subscription':
      return { code: 'renew_subscription' }
    case 'stream_end':
      return { code: 'renew_course' }
    case 'demo_day':
    case 'demo_homework':
      return { code: 'buy_course' }
    case 'stage_homework': {
      const { rowId, homeworkId, isFailed } = condition.params
      return { code: 'send_homework', rowId, homeworkId, isFailed }
    }
    case 'stage_day':
      return { code: 'finish_day', dayId: condition.params.dayId, dayNumber: condition.params.dayNumber }
    default:
      return { code: 'wait', at: condition.params.at }
  }
}

/** Refusing helps only where nothing else is missing. */
function detourFor(conditions: readonly LockCondition[]): Locked['detour'] {
  const unmet = conditions.filter(({ kind }) => kind !== 'met')
  if (!unmet.every(({ kind }) => kind === 'todo')) return null
  return {
    homeworkIds: unmet.flatMap((one) => (one.code === 'stage_homework' ? one.params.rowId : [])),
    dayIds: unmet.flatMap((one) => (one.code === 'stage_day' ? one.params.dayId : [])),
  }
}
