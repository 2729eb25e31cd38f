import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '#/api/errors'
import { PurchaseError, purchaseCodeOf } from './purchase-error'

const failure = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, method: 'POST', url: '/order/1', ...(status ? { status } : {}) })

it.each([
  [new PurchaseError('ERR_SETUP'), 'ERR_SETUP'],
  [failure('network'), 'ERR_LOAD'],
  [failure('timeout'), 'ERR_LOAD'],
  [failure('http', 403), 'ERR_PAYMENT_NOT_ALLOWED'],
  [failure('http', 409), 'ERR_PAYMENT_CANCELLED'],
  [failure('http', 422), 'ERR_PURCHASE'],
  [failure('http', 500), 'ERR_UNKNOWN'],
  [new Error('a fault of ours'), 'ERR_UNKNOWN'],
])('%s has the code %s', (error, code) => {
  expect(purchaseCodeOf(error)).toBe(code)
})
