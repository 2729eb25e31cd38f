import { coversCourse } from '#/domains/subscriptions/covers-course'
import type { Subscription } from '#/domains/subscriptions/model'
import { RUNNING } from './freeze-status'
import type { Stream } from '../model'

export interface PhaseFacts {
  now: Date
  subscriptions: readonly Pick<Subscription, 'isActive' | 'isLifetime' | 'courseIds'>[]
}

export interface Dated extends Pick<Stream, 'courseId' | 'startDate' | 'endDate' | 'isOptionalPurchase'> {
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
