import { expect, test } from 'vitest'
import { type DayPlace, dayTarget } from './day-target'

/** Three days in a row, two rows, and a last row of one day that begins further right. */
const PLACES: DayPlace[] = [
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 50, y: 0 },
  { x: 10, y: 40 },
  { x: 30, y: 40 },
  { x: 50, y: 40 },
  { x: 44, y: 90 },
]

test.each([
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 3, 2],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 6, null],
  ['ArrowUp', 6, 5],
  ['ArrowUp', 5, 2],
  ['ArrowUp', 0, null],
  ['Home', 4, 0],
  ['End', 4, 6],
  ['Enter', 4, null],
  ['ArrowDown', -1, null],
])('%s from day %d leads to %s', (key, at, to) => {
  expect(dayTarget(key, at, PLACES)).toBe(to)
})
