import { DAY_S } from './clock.ts'
import type { CourseContent, DayContent, StageContent } from './content/content.ts'
import type { FreezeState, Learner, Seconds, StreamState } from './model.ts'
import { daysOf } from './school.ts'

const MAX_FREEZE_DAYS = 365

/** The state of a stream on the server's clock: contract 5.1 without its display part. */
export type StreamAccess = 'freeze' | 'not_started' | 'open' | 'stopped' | 'ended'

export function streamAccess(stream: StreamState, learner: Learner, now: Seconds): StreamAccess {
  if (stream.freeze?.status === 1) return 'freeze'
  if (now < stream.start) return 'not_started'
  if (stream.isOptional) {
    const covers = learner.subscriptions.some(
      (one) =>
        (one.isActive || one.isLifetime) && (one.courseIds.length === 0 || one.courseIds.includes(stream.courseId)),
    )
    return covers ? 'open' : 'stopped'
  }
  return stream.end === null || now < stream.end ? 'open' : 'ended'
}

/** The raw status, on which clients must not rely. */
export function rawStatus(stream: StreamState, now: Seconds) {
  if (stream.cancelled) return 'cancelled'
  if (now < stream.start) return 'pending'
  return stream.end !== null && now >= stream.end ? 'finished' : 'active'
}

/** A stage opens by the date of its first day, moved by freezes. */
export function stageOpensAt(stream: StreamState, stage: StageContent): Seconds {
  const first = stage.days.length === 0 ? 1 : Math.min(...stage.days.map(({ number }) => number))
  return stream.start + (first - 1) * DAY_S + (stream.stageShift[stage.id] ?? 0)
}

export function stageStatus(stream: StreamState, stage: StageContent, now: Seconds): 'close' | 'open' | 'finished' {
  if (now < stageOpensAt(stream, stage)) return 'close'
  const finished = stage.days.length > 0 && stage.days.every((day) => isFinished(stream, day.id))
  return finished ? 'finished' : 'open'
}

/** When a day of a demo stream opens; null in ordinary streams. */
export function dayOpensAt(stream: StreamState, day: DayContent): Seconds | null {
  return stream.isDemo ? stream.start + (day.number - 1) * DAY_S : null
}

export function isOpenByTime(stream: StreamState, day: DayContent, now: Seconds): boolean {
  return now >= (dayOpensAt(stream, day) ?? 0)
}

/** Contract 5.1: only demo streams lock days. */
export function isDayLocked(stream: StreamState, day: DayContent, now: Seconds): boolean {
  return stream.isDemo && (!day.isDemo || !isOpenByTime(stream, day, now))
}

const isFinished = (stream: StreamState, dayId: number) =>
  stream.days.some((row) => row.dayId === dayId && row.status === 'finished')

export function progressOf(stream: StreamState, course: CourseContent) {
  const days = daysOf(course)
  const done = days.filter((day) => isFinished(stream, day.id)).length
  return {
    days_count: days.length,
    complete_days_count: done,
    progress: days.length === 0 ? 0 : Math.floor((100 * done) / days.length),
  }
}

/** The unfinished day with the lowest number outside closed stages, else the lowest unfinished one. */
export function currentTraining(stream: StreamState, course: CourseContent, now: Seconds) {
  if (now < stream.start) return null
  const unfinished = course.stages
    .flatMap((stage) => stage.days.map((day) => ({ stage, day })))
    .filter(({ day }) => !isFinished(stream, day.id))
    .toSorted((a, b) => a.day.number - b.day.number)
  return unfinished.find(({ stage }) => stageStatus(stream, stage, now) !== 'close') ?? unfinished[0] ?? null
}

export type FreezeRefusal = { field: 'start_date' | 'end_date'; why: 'past' | 'after-end' | 'order' | 'too-long' }

/** The bounds of L4; null: the dates are good. */
export function refuseFreeze(stream: StreamState, start: Seconds, end: Seconds, now: Seconds): FreezeRefusal | null {
  if (start < now - DAY_S) return { field: 'start_date', why: 'past' }
  if (stream.end !== null && start > stream.end) return { field: 'start_date', why: 'after-end' }
  if (end <= start) return { field: 'end_date', why: 'order' }
  if (end <= now) return { field: 'end_date', why: 'past' }
  if (end - start > MAX_FREEZE_DAYS * DAY_S) return { field: 'end_date', why: 'too-long' }
  return null
}

/** Sets the freeze and moves the end and the stages that have not opened yet by its length. */
export function freeze(
  stream: StreamState,
  course: CourseContent,
  start: Seconds,
  end: Seconds,
  now: Seconds,
): FreezeState {
  const length = end - start
  const moved = course.stages.filter((stage) => stageOpensAt(stream, stage) > now)
  for (const { id } of moved) stream.stageShift[id] = (stream.stageShift[id] ?? 0) + length
  if (stream.end !== null) stream.end += length
  stream.freeze = {
    status: start > now ? 0 : 1,
    start,
    end,
    movedStages: moved.map(({ id }) => id),
    movedEnd: stream.end !== null,
  }
  return stream.freeze
}

/** Ends a freeze: its unused part is taken back. Null: there is nothing to cancel. */
export function unfreeze(stream: StreamState, now: Seconds): FreezeState | null {
  const { freeze: current } = stream
  if (!current || current.status === 2) return null
  const began = current.start <= now
  const unused = current.end - (began ? Math.min(now, current.end) : current.start)
  for (const id of current.movedStages) stream.stageShift[id] = (stream.stageShift[id] ?? 0) - unused
  if (current.movedEnd && stream.end !== null) stream.end -= unused
  stream.freeze = { ...current, status: 2, end: began ? now : current.end }
  return stream.freeze
}

/** Starts and ends a freeze when due; a cancelled one stays visible. Returns whether something changed. */
export function settleFreeze(stream: StreamState, now: Seconds): boolean {
  const { freeze: current } = stream
  if (!current || current.status === 2) return false
  if (now >= current.end) {
    stream.freeze = null
    return true
  }
  if (current.status === 0 && now >= current.start) {
    current.status = 1
    return true
  }
  return false
}
