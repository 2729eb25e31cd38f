import { expect, test, vi } from 'vitest'

import { dialledPhone, normalisePhone, validPhone } from './phone'

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

test.each<[string, string | null, string | null]>([
  ['+4915112345678', null, '+4915112345678'],
  ['4915112345678', null, '+4915112345678'],
  ['8 912 345-67-89', 'DE', '+79123456789'],
  ['0151 12345678', 'DE', '+4915112345678'],
  ['0151 12345678', 'de', '+4915112345678'],
  ['0151 12345678', null, null],
  ['0151 12345678', 'XX', null],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['+0151 12345678', 'DE', null],
  ['12', 'DE', null],
  ['', 'DE', null],
  ['phone', 'DE', null],
  ['+49 151 1234567x', 'DE', null],
])('%s in %s is %s', async (text, country, phone) => {
  expect(await validPhone(text, country)).toBe(phone)
})

test('a number is shown in groups once the rules of countries are there', async () => {
  vi.resetModules()
  const phones = await import('./phone')
  expect(phones.shownPhone('+351910000000')).toBe('+351910000000')
  await phones.validPhone('+351910000000', null)
  expect(phones.shownPhone('+351910000000')).toBe('+351 910 000 000')
  expect(phones.shownPhone('+79123456789')).toBe('+7 912 345 67 89')
  expect(phones.shownPhone('12')).toBe('12')
})
