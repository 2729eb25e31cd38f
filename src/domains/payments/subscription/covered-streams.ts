import { mayFreeze, streamPhase } from '#/domains/study/streams/stream-state'
import type { Stream } from '#/domains/study/model'
import { isForCourse } from '#/domains/subscriptions/covers-course'
import type { Subscription } from '#/domains/subscriptions/model'

export interface Covered {
  /** The learner's streams of the courses that a subscription covers, the newest of each course. */
  streams: Stream[]
  /** How many more courses it names; null: it covers all courses of the school. */
  others: number | null
}

/** What a subscription covers, as far as the learner has it; demo courses do not hang on it. */
export function coveredStreams(subscription: Pick<Subscription, 'courseIds'>, all: readonly Stream[]): Covered {
  const own = all
    .filter((one) => !one.isDemo && isForCourse(subscription, one.courseId))
    .toSorted((a, b) => b.startDate.getTime() - a.startDate.getTime())
  const streams = own.filter((one, at) => own.findIndex(({ courseId }) => courseId === one.courseId) === at)
  const { courseIds } = subscription
  return { streams, others: courseIds.length === 0 ? null : courseIds.length - streams.length }
}

/** The stream whose extension renews a subscription: the newest that hangs on it; null: none is known. */
export const renewedStream = (subscription: Pick<Subscription, 'courseIds'>, all: readonly Stream[]): Stream | null =>
  coveredStreams(subscription, all).streams.find(({ isOptionalPurchase }) => isOptionalPurchase) ?? null

interface Facts {
  now: Date
  subscriptions: readonly Subscription[]
}

/** Those of them that can be paused now. */
export function pausableStreams(streams: readonly Stream[], facts: Facts): Stream[] {
  return streams.filter((stream) => mayFreeze(stream, streamPhase(stream, facts), facts.now))
}
