import { asRecord } from '#/lib/lax'
import { PURCHASE_CODES, type PurchaseCode } from '../purchase-error'

/** Codes that stores use besides, by what they come to. */
const SIMILAR: Record<string, PurchaseCode> = {
  ERR_INVALID_PRODUCT_ID: 'ERR_SETUP',
  ERR_PRODUCT_NOT_AVAILABLE: 'ERR_SETUP',
  ERR_LOAD_RECEIPTS: 'ERR_LOAD',
  ERR_COMMUNICATION: 'ERR_LOAD',
  ERR_PAYMENT_EXPIRED: 'ERR_PAYMENT_INVALID',
  ERR_CLIENT_INVALID: 'ERR_PAYMENT_NOT_ALLOWED',
}

/** The code of a failure of the store. */
export function storeCode(error: unknown): PurchaseCode {
  const code = asRecord(error)?.['code']
  if (typeof code !== 'string') return 'ERR_UNKNOWN'
  return PURCHASE_CODES.find((known) => known === code) ?? SIMILAR[code] ?? 'ERR_UNKNOWN'
}
