import { expect, it } from 'vitest'
import { storeCode } from './store-code'

it.each([
  [{ code: 'ERR_SETUP' }, 'ERR_SETUP'],
  [{ code: 'ERR_LOAD' }, 'ERR_LOAD'],
  [{ code: 'ERR_PURCHASE' }, 'ERR_PURCHASE'],
  [Object.assign(new Error('x'), { code: 'ERR_PAYMENT_CANCELLED' }), 'ERR_PAYMENT_CANCELLED'],
  [{ code: 'ERR_PAYMENT_INVALID' }, 'ERR_PAYMENT_INVALID'],
  [{ code: 'ERR_PAYMENT_NOT_ALLOWED' }, 'ERR_PAYMENT_NOT_ALLOWED'],
  [{ code: 'ERR_COMMUNICATION' }, 'ERR_LOAD'],
  [{ code: 'ERR_FINISH' }, 'ERR_UNKNOWN'],
  [{ code: 6_777_006 }, 'ERR_UNKNOWN'],
  [new Error('no code'), 'ERR_UNKNOWN'],
  [undefined, 'ERR_UNKNOWN'],
])('%j comes to %s', (error, code) => {
  expect(storeCode(error)).toBe(code)
})
