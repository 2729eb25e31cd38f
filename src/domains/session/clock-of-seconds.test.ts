import { expect, it } from 'vitest'
import { clockOfSeconds } from './clock-of-seconds'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [42, '0:42'],
  [60, '1:00'],
  [605, '10:05'],
])('%d s is %s', (seconds, text) => {
  expect(clockOfSeconds(seconds)).toBe(text)
})
