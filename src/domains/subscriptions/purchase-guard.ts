import { givesAccess } from './covers-course'
import type { Subscription } from './model'

/** Route names that stay open to a learner without a subscription. */
const SPARED: readonly string[] = [
  // Screens of the earlier steps of the chain.
  'logout',
  'emailVerification',
  'phoneVerification',
  'resetPassword',
  'updateProfile',
  'user-info-chat',
  // Screens that lead to a subscription or to help: without them the guard would loop or lock the learner in.
  'subscriptions',
  'subscription',
  'installments',
  'userPaymentMethods',
  'support',
  'support-category',
  'support-category-stream',
  'new-course',
  'document',
]

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
export function purchaseTarget(routeName: string, { subscriptions, streams }: PurchaseFacts): PurchaseTarget | null {
  if (SPARED.includes(routeName) || routeName.toLowerCase().includes('setting')) return null
  if (!subscriptions || subscriptions.length === 0 || subscriptions.some(givesAccess)) return null
  if (!streams?.every(({ isOptionalPurchase }) => isOptionalPurchase)) return null
  return { to: '/user/subscriptions', search: { warning: true } }
}
