import { expect, test } from 'vitest'

import { dialledPhone, normalisePhone } from './phone'

test.each([
  ['+49 151 12345678', '+4915112345678'],
  ['8 (912) 345-67-89', '+79123456789'],
  ['89123456789', '+79123456789'],
  ['8612345678901', '+8612345678901'],
  ['8912345678', '+8912345678'],
  ['49.151.12345678', '+4915112345678'],
  ['[8] 912‑345–67—89', '+79123456789'],
  ['+8 912 345 67 89', '+89123456789'],
  ['', ''],
  ['  ', ''],
  ['8a123456789', '+8a123456789'],
])('%s becomes %s', (text, normal) => {
  expect(normalisePhone(text)).toBe(normal)
})

test.each([
  ['8 (900) 000-00-00', '+79000000000'],
  ['12345', '+12345'],
  ['1234', null],
  ['1234567890123456', null],
  ['sales@school.example', null],
])('%s is dialled as %s', (text, phone) => {
  expect(dialledPhone(text)).toBe(phone)
})
