import { describe, expect, it } from 'vitest'
import type { Subscription } from './model'
import { isMobileOnly, listedSubscriptions, type PurchaseFacts, purchaseTarget } from './purchase-guard'

const over = { isActive: false, isLifetime: false }
const active = { isActive: true, isLifetime: false }
const lifetime = { isActive: false, isLifetime: true }
const rented = { isOptionalPurchase: true }
const bought = { isOptionalPurchase: false }
const caught: PurchaseFacts = { subscriptions: [over], streams: [rented] }
const target = { to: '/user/subscriptions', search: { warning: true } }

describe('by facts', () => {
  it.each<[string, PurchaseFacts, boolean]>([
    ['a former subscriber with rented streams only', caught, true],
    ['several of each', { subscriptions: [over, over], streams: [rented, rented] }, true],
    ['no stream at all', { subscriptions: [over], streams: [] }, true],
    ['an active subscription', { subscriptions: [over, active], streams: [rented] }, false],
    ['a lifetime one', { subscriptions: [lifetime], streams: [rented] }, false],
    ['a stream that was bought', { subscriptions: [over], streams: [rented, bought] }, false],
    ['never a subscription', { subscriptions: [], streams: [rented] }, false],
    ['subscriptions not loaded', { subscriptions: null, streams: [rented] }, false],
    ['streams not loaded', { subscriptions: [over], streams: null }, false],
  ])('%s', (_name, facts, isCaught) => {
    expect(purchaseTarget({ name: 'home' }, facts)).toEqual(isCaught ? target : null)
  })
})

describe('by route', () => {
  it.each([{ name: 'home' }, { name: 'userPassword' }, { name: 'socialNetworks' }, {}])(
    '%j leads to the subscriptions',
    (route) => {
      expect(purchaseTarget(route, caught)).toEqual(target)
    },
  )

  it.each([{ name: 'subscriptions', isOpenUnpaid: true }, { name: 'userSettings' }, { name: 'settingsReminderNew' }])(
    '%j stays open',
    (route) => {
      expect(purchaseTarget(route, caught)).toBeNull()
    },
  )
})

const of = (courseServiceType: Subscription['courseServiceType'], isActive: boolean) => ({
  courseServiceType,
  isActive,
})

it.each([
  ['no subscription', [], false],
  ['a mobile one', [of('mobile_subscription', true)], true],
  ['a mobile one that is over', [of('mobile_subscription', false)], false],
  ['a mobile and an ordinary one', [of('mobile_subscription', true), of('course_subscription', true)], false],
  [
    'a mobile one and an ordinary one that is over',
    [of('mobile_subscription', true), of('course_subscription', false)],
    true,
  ],
  ['one of no type', [of(null, true)], false],
])('%s', (_name, subscriptions, only) => {
  expect(isMobileOnly(subscriptions)).toBe(only)
})

it('leaves mobile subscriptions out of lists', () => {
  const ordinary = of('course_subscription', true)
  expect(listedSubscriptions([of('mobile_subscription', true), ordinary, of(null, false)])).toEqual([
    ordinary,
    of(null, false),
  ])
})
