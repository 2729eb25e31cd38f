import { DAY_S } from '../world/clock.ts'
import type { SubscriptionState } from '../world/model.ts'
import { tx } from '../world/content/content.ts'
import { addSubscription } from '../world/seed/people.ts'
import type { Scenario } from './scenario.ts'

/** A scenario in which the learner's first subscription is another one. */
const subscriptionIs = (
  title: string,
  change: (now: number) => Partial<SubscriptionState>,
  extras: string[] = [],
): Scenario => ({
  title,
  apply({ world, main, now }) {
    world.extras.push(...extras)
    for (const subscription of main.subscriptions.slice(0, 1)) Object.assign(subscription, change(now))
  },
})

const cancelled = (now: number) => ({
  status: 'cancelled',
  isActiveStatus: false,
  recurrent: false,
  nextPayAt: null,
  endDate: now + 20 * DAY_S,
})

export const cancelledSubscription = subscriptionIs('A cancelled subscription that is paid for 20 more days', cancelled)
export const payAgain = subscriptionIs('A cancelled subscription that is resumed by a new payment', cancelled, [
  'pay-again',
])
export const lifetimeSubscription = subscriptionIs('A subscription for life', () => ({
  isLifetime: true,
  recurrent: false,
  nextPayAt: null,
  endDate: null,
  amount: null,
}))
export const undatedSubscription = subscriptionIs('A subscription of some courses without any dates', () => ({
  nextPayAt: null,
  endDate: null,
  courseIds: [41, 9001, 9002],
}))

export const mobileToo: Scenario = {
  title: 'A subscription of the mobile app besides the ordinary one',
  apply({ world, main, now }) {
    addSubscription(world, main, tx('Mobile', 'Мобильная', 'Móvil'), {
      serviceType: 'mobile_subscription',
      nextPayAt: now + 20 * DAY_S,
    })
  },
}
