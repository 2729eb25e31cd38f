import type { Subscription } from './model'

/** Whether a subscription gives access now: active (even if cancelled, while it is paid) or lifetime. */
export function givesAccess({ isActive, isLifetime }: Pick<Subscription, 'isActive' | 'isLifetime'>): boolean {
  return isActive || isLifetime
}

/** Whether a subscription is for a course; one without courses is for all. */
export function isForCourse({ courseIds }: Pick<Subscription, 'courseIds'>, courseId: number): boolean {
  return courseIds.length === 0 || courseIds.includes(courseId)
}

type Cover = Pick<Subscription, 'isActive' | 'isLifetime' | 'courseIds'>

/** Whether any subscription that gives access covers the course. */
export function coversCourse(subscriptions: readonly Cover[], courseId: number): boolean {
  return subscriptions.some((one) => givesAccess(one) && isForCourse(one, courseId))
}

/** When the last subscription that covered a course ended, or null. */
export function lastCover(
  courseId: number,
  subscriptions: readonly Pick<Subscription, 'courseIds' | 'endDate'>[],
  now: Date,
): Date | null {
  const ends = subscriptions.filter((one) => isForCourse(one, courseId)).flatMap(({ endDate }) => endDate ?? [])
  // One that gives no access may still name an end in the future.
  return ends.filter((end) => end <= now).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}
