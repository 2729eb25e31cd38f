import { expect, it } from 'vitest'
import { clockText } from './clock-text'

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9.9, '0:09'],
  [222, '3:42'],
  [600, '10:00'],
  [3599, '59:59'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
