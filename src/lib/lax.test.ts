import { expect, test } from 'vitest'

import { asRecord, filledString } from './lax'

test.each([[{}], [{ a: 1 }]])('%j is a record', (value) => {
  expect(asRecord(value)).toBe(value)
})
test.each([[null], [undefined], ['text'], [7], [[]], [() => {}]])('%j is none', (value) => {
  expect(asRecord(value)).toBeNull()
})
test.each([
  [' text ', 'text'],
  ['  ', null],
  ['', null],
  [7, null],
  [null, null],
])('of %j remains %j', (value, text) => {
  expect(filledString(value)).toBe(text)
})
