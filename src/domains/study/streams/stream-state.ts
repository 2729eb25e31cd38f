import { coversCourse } from '#/domains/subscriptions/covers-course'
import type { Subscription } from '#/domains/subscriptions/model'
import { daysUntil } from '#/lib/dates'
import type { Freeze, Stream } from '../model'

export type StreamState = StreamPhase | 'critical'

export interface StreamFacts extends PhaseFacts {
  /** An open stream with this many days left, or fewer, is shown as critical. */
  daysShowWarning: number
  /** The learner's time zone. */
  zone: string
}

/** A stream's state; computed, never stored (contract 5.1). */
export function streamState(stream: Dated, facts: StreamFacts): StreamState {
  const phase = streamPhase(stream, facts)
  const end = endOf(stream)
  if (phase !== 'open' || !end) return phase
  return daysUntil(facts.now, end, facts.zone) <= facts.daysShowWarning ? 'critical' : 'open'
}

/** The date that ends a stream, or null: a stream with optional purchase stays open with its subscription, whatever its date. */
export function endOf({ isOptionalPurchase, endDate }: Pick<Stream, 'isOptionalPurchase' | 'endDate'>): Date | null {
  return isOptionalPurchase ? null : endDate
}

/** Whether the stream's days can be studied. */
export function isStudyable(state: StreamState): boolean {
  return state === 'open' || state === 'critical'
}

/** Whether a course is about to close, or has: the time to save what one has made in it. */
export function isKeepTime(state: StreamState): boolean {
  return state === 'critical' || state === 'ended'
}

const RANK: Record<StreamState, number> = { open: 0, critical: 0, not_started: 1, freeze: 2, stopped: 3, ended: 4 }

interface Listed {
  state: StreamState
  stream: Pick<Stream, 'id' | 'startDate'>
}

/** Order of lists: open, not started, freeze, stopped, ended; within a state the newest start first. */
export function compareStreams(a: Listed, b: Listed): number {
  return (
    RANK[a.state] - RANK[b.state] ||
    b.stream.startDate.getTime() - a.stream.startDate.getTime() ||
    b.stream.id - a.stream.id
  )
}

interface PhaseFacts {
  now: Date
  subscriptions: readonly Pick<Subscription, 'isActive' | 'isLifetime' | 'courseIds'>[]
}

interface Dated extends Pick<Stream, 'courseId' | 'startDate' | 'endDate' | 'isOptionalPurchase'> {
  userCourseStreamFreeze: { status: unknown } | null
}

export type StreamPhase = 'freeze' | 'not_started' | 'open' | 'stopped' | 'ended'

/** A stream's state, regardless of how near its end is. The server's freeze status takes precedence over its dates. */
export function streamPhase(stream: Dated, { now, subscriptions }: PhaseFacts): StreamPhase {
  if (stream.userCourseStreamFreeze?.status === RUNNING) return 'freeze'
  if (now < stream.startDate) return 'not_started'
  if (stream.isOptionalPurchase) return coversCourse(subscriptions, stream.courseId) ? 'open' : 'stopped'
  return stream.endDate && now >= stream.endDate ? 'ended' : 'open'
}

// The server's codes for the state of a pause, besides 2 for a cancelled one (contract 2.19).
export const PLANNED = 0
export const RUNNING = 1

type Frozen = Pick<Stream, 'userCourseStreamFreeze'>

/** The planned or running pause of a stream; null where there is none or it was cancelled. */
export function standingFreeze({ userCourseStreamFreeze: freeze }: Frozen): Freeze | null {
  return freeze?.status === PLANNED || freeze?.status === RUNNING ? freeze : null
}

/** Whether a stream can be paused: not a demo, over, past its end date, or one with a pause already (contract L4). */
export function mayFreeze(stream: Frozen & Pick<Stream, 'isDemo' | 'endDate'>, state: StreamState, now: Date): boolean {
  const isPast = stream.endDate !== null && now >= stream.endDate
  return !stream.isDemo && !isPast && state !== 'ended' && state !== 'stopped' && !standingFreeze(stream)
}
