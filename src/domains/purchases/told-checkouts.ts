import { learnerKey, readRaw, writeStored } from '#/platform/storage'

/** More are not kept: an unpaid order is repeated soon or never. */
const KEPT = 20

/** Whether the payment of an order begins for the first time on this device; what was begun is remembered. */
export function isFirstCheckout(learnerId: number, orderId: number): boolean {
  const key = learnerKey(learnerId, 'told-checkouts')
  const kept = readRaw(key)
  const told: unknown[] = Array.isArray(kept) ? kept : []
  if (told.includes(orderId)) return false
  writeStored(key, [...told, orderId].slice(-KEPT))
  return true
}
