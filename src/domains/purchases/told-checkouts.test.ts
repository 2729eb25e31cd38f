import { expect, it } from 'vitest'
import { learnerKey, writeStored } from '#/platform/storage'
import { isFirstCheckout } from './told-checkouts'

it('each order counts once for each learner, whatever else was kept', () => {
  writeStored(learnerKey(1, 'told-checkouts'), { not: 'a list' })
  expect([7, 7, 8, 7].map((orderId) => isFirstCheckout(1, orderId))).toEqual([true, false, true, false])
  expect(isFirstCheckout(2, 7)).toBe(true)
})

it('the last twenty are remembered', () => {
  for (let orderId = 1; orderId <= 21; orderId += 1) isFirstCheckout(3, orderId)
  expect(isFirstCheckout(3, 2)).toBe(false)
  expect(isFirstCheckout(3, 1)).toBe(true)
})
