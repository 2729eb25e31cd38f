import { givesAccess } from './covers-course'
import type { Subscription } from './model'

/** What the guard has to know of the route that is opened; nothing for an unknown address. */
export interface OpenedRoute {
  /** The specification's name. */
  name?: string
  /** A step of the chain, or a screen that leads to a subscription or to help: caught, the learner would be locked in. */
  isOpenUnpaid?: boolean
  /** Cannot do without the learner's email. */
  needsEmail?: boolean
}

export interface PurchaseFacts {
  /** All of them, mobile ones included; null while not loaded. */
  subscriptions: readonly Pick<Subscription, 'isActive' | 'isLifetime'>[] | null
  /** The complete list; null while not loaded. */
  streams: readonly { isOptionalPurchase: boolean }[] | null
}

export interface PurchaseTarget {
  to: '/user/subscriptions'
  search: { warning: true }
}

/**
 * Step 6 of the guard chain: sends a learner to the subscriptions who had one, has none now, and studies by subscription only. The
 * caller also reports the missing subscription.
 */
export function purchaseTarget(
  { name = '', isOpenUnpaid = false }: OpenedRoute,
  { subscriptions, streams }: PurchaseFacts,
): PurchaseTarget | null {
  if (isOpenUnpaid || name.toLowerCase().includes('setting')) return null
  if (!subscriptions || subscriptions.length === 0 || subscriptions.some(givesAccess)) return null
  if (!streams?.every(({ isOptionalPurchase }) => isOptionalPurchase)) return null
  return { to: '/user/subscriptions', search: { warning: true } }
}

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
