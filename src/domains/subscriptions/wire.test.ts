import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { changedSubscriptionWire, subscriptionWire } from './wire'

it('reads a subscription', () => {
  expect(z.parse(subscriptionWire, examples.subscription)).toEqual({
    id: 3301,
    title: 'Meridian monthly',
    status: 'active',
    isActive: true,
    isActiveStatus: true,
    isLifetime: false,
    nextPayAt: new Date('2026-03-31T21:00:00Z'),
    endDate: new Date('2026-03-31T21:00:00Z'),
    period: 'month',
    interval: 1,
    cancelPopupText: '<p>You keep access until the paid date.</p>',
    courseServiceType: 'course_subscription',
    recurrentPaymentsEnabled: true,
    courseIds: [41, 42],
    amount: 299000,
    currency: 'RUB',
  })
})

it('keeps one whose status is unknown (awkward 9)', () => {
  const read = z.parse(subscriptionWire, { id: 1, status: 'paused', is_active: 1, next_pay_at: 0, course_ids: null })
  expect(read).toMatchObject({ status: 'unknown', isActive: true, nextPayAt: null, courseIds: [], interval: 1 })
})

it.each([['points'], ['€'], [''], [null], [undefined]])(
  'says no price where no number can be written in the currency: %j',
  (currency) => {
    const read = z.parse(subscriptionWire, { ...examples.subscription, currency })
    expect(read.currency).toBeNull()
  },
)

it.each([
  [{ redirectUrl: 'https://pay.example/7' }, 'https://pay.example/7'],
  [{ redirect_url: 'https://pay.example/7' }, 'https://pay.example/7'],
  [{ redirectUrl: null }, null],
  [{}, null],
  [{ redirectUrl: 'javascript:alert(1)' }, null],
  [{ redirectUrl: '/user' }, null],
])('follows %j to %s', (address, followed) => {
  const read = z.parse(changedSubscriptionWire, { subscription: examples.subscription, ...address })
  expect(read).toMatchObject({ subscription: { id: 3301 }, redirectUrl: followed })
})
