import { isAnswer } from '#/api/expected'
import { isApiError, isLineFault } from '#/api/errors'

/** Why a purchase came to nothing, by the specification's codes. */
export const PURCHASE_CODES = [
  /** What is sold has no price, or no product in the store. */
  'ERR_SETUP',
  /** The line or the store did not answer. */
  'ERR_LOAD',
  /** The server or the store refused the order. */
  'ERR_PURCHASE',
  'ERR_PAYMENT_CANCELLED',
  /** There is no page to pay on, or the store does not take the payment. */
  'ERR_PAYMENT_INVALID',
  'ERR_PAYMENT_NOT_ALLOWED',
  'ERR_UNKNOWN',
] as const
export type PurchaseCode = (typeof PURCHASE_CODES)[number]

/** A purchase that came to nothing; `cause` is what happened. */
export class PurchaseError extends Error {
  readonly code: PurchaseCode

  constructor(code: PurchaseCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'PurchaseError'
    this.code = code
  }
}

/** The code of any failure on the way to a payment; a refusal of the form's fields has none, since it is shown beside them. */
export function purchaseCodeOf(error: unknown): PurchaseCode {
  if (error instanceof PurchaseError) return error.code
  if (isLineFault(error)) return 'ERR_LOAD'
  if (isApiError(error, 403)) return 'ERR_PAYMENT_NOT_ALLOWED'
  if (isApiError(error, 409)) return 'ERR_PAYMENT_CANCELLED'
  return isAnswer(error) ? 'ERR_PURCHASE' : 'ERR_UNKNOWN'
}
