import { expect, test } from 'vitest'
import { calendarDay } from '#/lib/dates'
import { weekDays } from './week-days'

const day = (text: string) => calendarDay(new Date(text), 'UTC')

test('shows the week of today from Monday on, with the states and numbers of its days', () => {
  const week = weekDays(
    [
      { date: day('2026-06-08'), state: 'done', day: { dayNumber: 11 } },
      { date: day('2026-06-09'), state: 'today', day: { dayNumber: 12 } },
      { date: day('2026-06-13'), state: 'rest', day: { dayNumber: 14 } },
      { date: day('2026-06-15'), state: 'locked', day: { dayNumber: 15 } },
    ],
    day('2026-06-09'),
  )
  expect(week.map(({ date, state, number, isToday }) => [date - day('2026-06-08'), state, number, isToday])).toEqual([
    [0, 'done', 11, false],
    [1, 'today', 12, true],
    [2, null, null, false],
    [3, null, null, false],
    [4, null, null, false],
    [5, 'rest', 14, false],
    [6, null, null, false],
  ])
})

test('the day that comes next is missed once its date has passed', () => {
  const week = weekDays([{ date: day('2026-06-09'), state: 'today', day: { dayNumber: 12 } }], day('2026-06-12'))
  expect(week[1]?.state).toBe('missed')
})

test.each([
  ['a Sunday belongs to the week before it', '2026-06-14', '2026-06-08'],
  ['a Monday begins its week', '2026-06-15', '2026-06-15'],
  ['over the end of a month', '2026-07-01', '2026-06-29'],
])('%s', (_name, today, monday) => {
  expect(weekDays([], day(today))[0]?.date).toBe(day(monday))
})
