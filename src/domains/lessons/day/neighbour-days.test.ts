import { expect, it } from 'vitest'
import { makeDay, makeDayStatus } from '../../../../tests/contract/made'
import { dayToDoAfter, neighbourDays } from './neighbour-days'

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

const stage = { id: 1, ...days(1, 2, 3, 5) }

it.each([
  ['the next one', 2, [1, 2], 3],
  ['one behind it that is not done yet', 1, [1, 2, 3], 5],
  ['over a gap', 3, [1, 2, 3], 5],
  ['an earlier one that was left out, at the end', 5, [1, 3, 5], 2],
  ['none, when all are done', 5, [1, 2, 3, 5], null],
])('after a day comes %s', (_, dayNumber, finished, next) => {
  const status = {
    days: finished.map((number) => makeDayStatus({ stageDayId: number * 10, status: 'finished' })),
    stages: [],
    currentTrainingDay: null,
  }
  expect(dayToDoAfter({ dayNumber }, [stage], status)?.dayNumber ?? null).toBe(next)
})
