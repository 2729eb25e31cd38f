import { DAY_S } from '../world/clock.ts'
import type { SubscriptionState } from '../world/model.ts'
import { tx } from '../world/content/content.ts'
import { addCard, addInstallment, addSubscription } from '../world/seed/people.ts'
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

export const paymentStates: Scenario = {
  title: 'Plans of payments and cards in every state',
  apply({ world, main, now }) {
    const first = now - 40 * DAY_S
    const title = tx('Colour as Structure', 'Цвет как конструкция', 'El color como estructura')
    main.installments = []
    addInstallment(world, main, title, { first, count: 3, paid: 1, amount: 4990, last: 'failed' })
    addInstallment(world, main, title, { first, count: 3, paid: 1, amount: 4990, status: 'cancelled' })
    addInstallment(world, main, title, { first, count: 2, paid: 2, amount: 4990 })
    addInstallment(world, main, title, { first, count: 2, paid: 1, amount: 4990, status: 'paused' })
    main.paymentMethods = []
    const [year = '', month = ''] = new Date(now * 1000).toISOString().split('-')
    const expires = `${month}/${year}`
    addCard(world, main, { title: 'Visa •• 4417', expires, isDefault: true, createdAt: first })
    addCard(world, main, { title: '', expires: null, isDefault: false, createdAt: first })
  },
}
