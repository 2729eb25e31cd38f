import { expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { isOrderGone, pauseAfter, stateOf } from './order-state'

it('asks after 5, 15, 30, 60 and 120 seconds, then no more', () => {
  expect([1, 2, 3, 4, 5, 6].map(pauseAfter)).toEqual([5000, 15_000, 30_000, 60_000, 120_000, false])
})

it.each([
  ['new', 'pending'],
  ['pending', 'pending'],
  ['unknown', 'pending'],
  ['paid', 'paid'],
  ['cancelled', 'failed'],
  ['failed', 'failed'],
] as const)('an order that is %s counts as %s', (status, state) => {
  expect(stateOf({ status })).toBe(state)
})

it.each([
  [403, true],
  [404, true],
  [409, true],
  [401, false],
  [500, false],
  [0, false],
])('after a failure with %d the order is gone: %s', (status, isGone) => {
  const error = new ApiError({ kind: status ? 'http' : 'network', method: 'POST', url: '/order/1', status })
  expect(isOrderGone(error)).toBe(isGone)
})
