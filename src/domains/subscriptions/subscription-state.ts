import type { Subscription } from './model'

export type SubscriptionState =
  | { kind: 'lifetime' }
  | { kind: 'next_payment'; at: Date }
  | { kind: 'ending'; at: Date | null }
  | { kind: 'ended'; at: Date | null }
  | { kind: 'pending' }
  /** No date is known. */
  | { kind: 'active' }
  /** Nothing is shown: the status is unknown to this client. */
  | { kind: 'none' }

type Facts = Pick<Subscription, 'status' | 'isActive' | 'isLifetime' | 'nextPayAt' | 'endDate'>

/** What to say about a subscription's time. */
export function subscriptionState(subscription: Facts, now: Date): SubscriptionState {
  const { status, isLifetime, nextPayAt, endDate } = subscription
  if (status === 'unknown') return { kind: 'none' }
  if (status === 'ended') return ended(endDate, now)
  if (isLifetime) return { kind: 'lifetime' }
  if (status === 'pending') return { kind: 'pending' }
  if (status === 'cancelled') return untilEnd(subscription, now)
  if (nextPayAt) return { kind: 'next_payment', at: nextPayAt }
  return endDate ? untilEnd(subscription, now) : { kind: 'active' }
}

/** Whether a subscription can be cancelled: one that goes on by itself (contract L39). */
export const mayCancel = ({ status, isLifetime }: Pick<Subscription, 'status' | 'isLifetime'>): boolean =>
  !isLifetime && (status === 'active' || status === 'trial')

/** Whether a cancelled subscription can still be resumed (contract L40). */
export const mayResume = ({ status, endDate }: Pick<Subscription, 'status' | 'endDate'>, now: Date): boolean =>
  status === 'cancelled' && (endDate === null || now < endDate)

function untilEnd({ isActive, endDate }: Facts, now: Date): SubscriptionState {
  const isOver = !isActive || (endDate && endDate <= now)
  return isOver ? ended(endDate, now) : { kind: 'ending', at: endDate }
}

/** One that gives no access any more may still name an end in the future. */
function ended(endDate: Date | null, now: Date): SubscriptionState {
  return { kind: 'ended', at: endDate && endDate <= now ? endDate : null }
}
