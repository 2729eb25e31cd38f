import { expect, test } from 'vitest'
import { isSpoken, secondsLeft } from './countdown-step'

test.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 1000, 9],
  [10_000, 9_999, 1],
  [10_000, 10_000, 0],
  [10_000, 20_000, 0],
])('from %d at %d are left %d', (until, now, left) => {
  expect(secondsLeft(until, now)).toBe(left)
})

test('speaks at a minute, half a minute, ten seconds and the end', () => {
  const spoken = Array.from({ length: 91 }, (_, seconds) => seconds).filter(isSpoken)
  expect(spoken).toEqual([0, 10, 30, 60])
})
