import { asRecord } from '#/lib/lax'
import { learnerKey, ofTab, readRaw, writeStored } from '#/platform/storage'

const KEY = 'phone-of-code'
/** So long a code is valid (contract A7, A16). */
const CODE_LIFE_MS = 600_000

/** Keeps which number a code went to: a phone may drop the page while its owner reads the message. */
export function keepPhoneOfCode(learnerId: number, phone: string, now: number): void {
  writeStored(learnerKey(learnerId, KEY), { phone, at: now }, ofTab)
}

/** The number that a code went to which still works, or null. */
export function phoneOfCode(learnerId: number, now: number): string | null {
  const { phone, at } = asRecord(readRaw(learnerKey(learnerId, KEY), ofTab)) ?? {}
  return typeof phone === 'string' && typeof at === 'number' && now - at < CODE_LIFE_MS ? phone : null
}
