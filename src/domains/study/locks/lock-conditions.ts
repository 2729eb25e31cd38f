import { lastCover } from '#/domains/subscriptions/covers-course'
import type { Subscription } from '#/domains/subscriptions/model'
import { dayById } from '../days/find-day'
import { type HomeworkRow, isHomeworkLocked } from '../homework/homework-rows'
import { statusOf } from '../homework/homework-status'
import type { Day, DayStatus, Stage, StageHomework, Stream, StreamStatus } from '../model'
import type { StreamState } from '../streams/stream-state'
import { requestsBefore, type StageRequest } from './stage-block'

/** One thing that must hold: already met, to do, a matter of time, or to buy. */
export type LockCondition =
  | { kind: 'time'; code: 'stream_start' | 'freeze' | 'day_time'; params: { at: Date | null } }
  | { kind: 'time' | 'met'; code: 'stage_time'; params: { stageId: number; at: Date | null } }
  | {
      kind: 'todo' | 'met'
      code: 'stage_homework'
      /** `isFailed`: it was sent, and the expert did not approve it. */
      params: { stageId: number; rowId: number; homeworkId: number | null; isFailed: boolean }
    }
  | { kind: 'todo' | 'met'; code: 'stage_day'; params: { stageId: number; dayId: number; dayNumber: number | null } }
  | { kind: 'buy'; code: 'subscription' | 'stream_end'; params: { at: Date | null } }
  | { kind: 'buy'; code: 'demo_day' | 'demo_homework'; params: { at: null } }

export interface LockContext {
  stream: Pick<
    Stream,
    | 'courseId'
    | 'startDate'
    | 'endDate'
    | 'isOptionalPurchase'
    | 'isDemo'
    | 'courseFullAccess'
    | 'filters'
    | 'userCourseStreamFreeze'
  >
  state: StreamState
  /** In the order of `sort`. */
  stages: readonly Stage[]
  status: Pick<StreamStatus, 'days' | 'homeworks' | 'stages'>
  subscriptions: readonly Pick<Subscription, 'courseIds' | 'endDate'>[]
  now: Date
}

/** The unmet condition to show and act on first: what can only be bought, then what the learner can do, then time. */
export function firstUnmet(conditions: readonly LockCondition[]): LockCondition | undefined {
  const unmet = conditions.filter(({ kind }) => kind !== 'met')
  return unmet.find(({ kind }) => kind === 'buy') ?? unmet.find(({ kind }) => kind === 'todo') ?? unmet[0]
}

/** What keeps a stream from being studied; null where nothing does. */
export function streamCondition({ stream, state, subscriptions, now }: LockContext): LockCondition | null {
  if (state === 'not_started') return { kind: 'time', code: 'stream_start', params: { at: stream.startDate } }
  if (state === 'freeze') {
    return { kind: 'time', code: 'freeze', params: { at: stream.userCourseStreamFreeze?.endDate ?? null } }
  }
  if (state === 'ended') return { kind: 'buy', code: 'stream_end', params: { at: stream.endDate } }
  return state === 'stopped'
    ? { kind: 'buy', code: 'subscription', params: { at: lastCover(stream.courseId, subscriptions, now) } }
    : null
}

/** A stage's own opening time, and what earlier stages request; of those only stages that still lack something count. */
export function stageConditions(stageId: number, context: LockContext): LockCondition[] {
  const { stages, status, stream } = context
  const own = status.stages.find((one) => one.stageId === stageId)
  const requests = requestsBefore(stages, stageId, { ...status, filters: stream.filters })
  const lacking = new Set(requests.filter(({ state }) => state === 'pending').map((one) => one.stageId))
  const conditions = requests
    .filter((one) => lacking.has(one.stageId) && one.state !== 'refused')
    .map((one) => requestCondition(one, context))
  const isClosed = own?.status === 'close'
  if (!isClosed && conditions.length === 0) return []
  const params = { stageId, at: own?.openAt ?? null }
  return [{ kind: isClosed ? 'time' : 'met', code: 'stage_time', params }, ...conditions]
}

function requestCondition({ kind, stageId, id, state }: StageRequest, { stages, status }: LockContext): LockCondition {
  const met = state === 'done' ? 'met' : 'todo'
  if (kind === 'day') {
    return {
      kind: met,
      code: 'stage_day',
      params: { stageId, dayId: id, dayNumber: dayById(stages, id)?.dayNumber ?? null },
    }
  }
  const homeworkId = requestedHomework(id, stages)?.homeworkId ?? null
  const isFailed = statusOf(status.homeworks, 'course_stage_homework', id)?.status === 'FAIL'
  return { kind: met, code: 'stage_homework', params: { stageId, rowId: id, homeworkId, isFailed } }
}

/** What a day itself lacks: only demo streams lock days (contract 5.1). */
export function dayConditions(day: Day, { stream, status }: LockContext): LockCondition[] {
  if (!stream.isDemo) return []
  const own = status.days.find(({ stageDayId }) => stageDayId === day.id)
  const conditions: LockCondition[] = []
  if (!day.isDemoAccessible) conditions.push({ kind: 'buy', code: 'demo_day', params: { at: null } })
  if (!isOpenByTime(day, own)) conditions.push({ kind: 'time', code: 'day_time', params: { at: own?.openAt ?? null } })
  return conditions
}

/** What homework itself lacks. */
export function homeworkConditions(
  { target, day, status }: Pick<HomeworkRow, 'target' | 'day' | 'status'>,
  { stream }: LockContext,
): LockCondition[] {
  const isLocked = isHomeworkLocked(stream, target, day, status)
  return isLocked ? [{ kind: 'buy', code: 'demo_homework', params: { at: null } }] : []
}

/** Whether time has opened the day, by the stream's own day status or else the course's day, never by a local clock. */
export function isOpenByTime(
  day: Pick<Day, 'isOpenByTimeDelay'>,
  status: Pick<DayStatus, 'isOpenByTimeDelay'> | undefined,
): boolean {
  return status?.isOpenByTimeDelay ?? day.isOpenByTimeDelay
}

/** The stage homework that a condition asks for; null where its stage's answer left it out. */
export function requestedHomework(rowId: number, stages: readonly Stage[]): StageHomework | null {
  return stages.flatMap(({ homeworks }) => homeworks).find(({ id }) => id === rowId) ?? null
}

/** Whether one of these conditions asks for homework that its stage's answer left out, so that its title is not known yet. */
export function lacksRequested(conditions: readonly LockCondition[], stages: readonly Stage[]): boolean {
  return conditions.some(
    ({ code, params }) => code === 'stage_homework' && requestedHomework(params.rowId, stages)?.homework === null,
  )
}
