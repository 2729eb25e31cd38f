import { expect, it } from 'vitest'

import type { Subscription } from './model'
import { isMobileOnly, listedSubscriptions } from './mobile-only'

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
