import type { Subscription } from './model'

type Kind = Pick<Subscription, 'isActive' | 'courseServiceType'>

const isMobile = ({ courseServiceType }: Pick<Subscription, 'courseServiceType'>) =>
  courseServiceType === 'mobile_subscription'

/** Whether all active subscriptions of a learner are mobile ones: the web then says only that it is not available. */
export function isMobileOnly(subscriptions: readonly Kind[]): boolean {
  const active = subscriptions.filter(({ isActive }) => isActive)
  return active.length > 0 && active.every(isMobile)
}

/** Subscriptions that lists show: all but the mobile ones. */
export function listedSubscriptions<T extends Pick<Subscription, 'courseServiceType'>>(
  subscriptions: readonly T[],
): T[] {
  return subscriptions.filter((one) => !isMobile(one))
}
