import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day'

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(partOfDay(new Date(2026, 5, 9, hour, 30))).toBe(part)
})
