import { expect, it } from 'vitest'
import { uploadSecondsLeft } from './time-left'

it.each([
  [1499, 50, 100, null],
  [1500, 50, 100, 2],
  [3000, 0, 100, null],
  [3000, 100, 100, null],
  [3000, 99, 100, 1],
  [10_000, 10, 100, 90],
])('after %i ms with %i of %i: %s', (elapsed, sent, total, left) => {
  expect(uploadSecondsLeft(elapsed, sent, total)).toBe(left)
})
