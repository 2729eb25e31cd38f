import { expect, test, vi } from 'vitest'

import { validPhone } from './phone-rules'

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
])('%s in %s is %s', (text, country, phone) => {
  expect(validPhone(text, country)).toBe(phone)
})

test('a number is shown in groups once the rules of countries are there', async () => {
  vi.resetModules()
  const { shownPhone } = await import('./phone')
  expect(shownPhone('+351910000000')).toBe('+351910000000')
  await import('./phone-rules')
  expect(shownPhone('+351910000000')).toBe('+351 910 000 000')
  expect(shownPhone('+79123456789')).toBe('+7 912 345 67 89')
  expect(shownPhone('12')).toBe('12')
})
