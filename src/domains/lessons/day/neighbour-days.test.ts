import { expect, it } from 'vitest'
import { makeDay } from '../../../../tests/contract/made'
import { neighbourDays } from './neighbour-days'

const days = (...numbers: number[]) => ({
  days: numbers.map((dayNumber) => makeDay({ id: dayNumber * 10, dayNumber })),
})

it.each([
  ['in the middle', [days(1, 2, 3)], 2, 1, 3],
  ['over a gap', [days(1, 4, 9)], 4, 1, 9],
  ['over the border of a stage, in any order', [days(5, 6), days(3, 4)], 5, 4, 6],
  ['at the start', [days(1, 2)], 1, null, 2],
  ['at the end', [days(1, 2)], 2, 1, null],
  ['of a day that is not there', [days(1, 3)], 2, 1, 3],
  ['of an empty course', [], 1, null, null],
])('neighbours %s', (_, stages, number, before, after) => {
  const found = neighbourDays(stages, number)
  expect([found.before?.dayNumber ?? null, found.after?.dayNumber ?? null]).toEqual([before, after])
})
