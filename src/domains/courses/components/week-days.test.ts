import { expect, test } from 'vitest'
import { weekDays } from './week-days'

const june = (day: number) => new Date(2026, 5, day)

test('shows the week of today from Monday on, with the states of its days', () => {
  const week = weekDays(
    [
      { date: june(8), state: 'done' },
      { date: june(9), state: 'today' },
      { date: june(13), state: 'rest' },
      { date: june(15), state: 'locked' },
    ],
    new Date(2026, 5, 9, 19),
  )
  expect(week.map(({ date, state, isToday }) => [date.getDate(), state, isToday])).toEqual([
    [8, 'done', false],
    [9, 'today', true],
    [10, null, false],
    [11, null, false],
    [12, null, false],
    [13, 'rest', false],
    [14, null, false],
  ])
})

test.each([
  ['a Sunday belongs to the week before it', new Date(2026, 5, 14), 8],
  ['a Monday begins its week', new Date(2026, 5, 15), 15],
  ['over the end of a month', new Date(2026, 6, 1), 29],
])('%s', (_name, now, monday) => {
  expect(weekDays([], now)[0]?.date.getDate()).toBe(monday)
})
