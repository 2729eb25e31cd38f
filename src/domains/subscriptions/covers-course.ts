import type { Subscription } from './model'

/** Whether a subscription gives access now: active (also cancelled but paid) or without end. */
export function givesAccess({ isActive, isLifetime }: Pick<Subscription, 'isActive' | 'isLifetime'>): boolean {
  return isActive || isLifetime
}

type Cover = Pick<Subscription, 'isActive' | 'isLifetime' | 'courseIds'>

/** Whether any subscription that gives access covers the course; one without courses covers all. */
export function coversCourse(subscriptions: readonly Cover[], courseId: number): boolean {
  return subscriptions.some(
    (one) => givesAccess(one) && (one.courseIds.length === 0 || one.courseIds.includes(courseId)),
  )
}
