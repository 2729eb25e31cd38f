import { expect, test } from 'vitest'
import { dayTarget, monthStart, monthWeeks, sameDay } from './month-days'

const day = (text: string) => Date.parse(text) / 86_400_000
const text = (count: number | null) => (count === null ? null : new Date(count * 86_400_000).toISOString().slice(0, 10))

test.each([
  ['2026-06-05', 0, '2026-06-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-15', -1, '2025-12-01'],
  ['1969-11-15', 1, '1969-12-01'],
])('the month of %s, %i later, begins on %s', (from, later, start) => {
  expect(text(monthStart(day(from), later))).toBe(start)
})

test.each([
  ['2026-06-05', 5, 0, 5],
  ['2026-02-01', 5, 6, 1],
  ['2027-02-10', 4, 0, 0],
  ['2026-08-31', 6, 5, 6],
  ['1969-12-31', 5, 0, 4],
])('the month of %s has %i weeks, with %i days of others before it and %i after it', (any, weeks, before, after) => {
  const found = monthWeeks(day(any))
  const strange = (week = 0) => found.at(week)?.filter((one) => one === null)
  expect(found.map((week) => week.length)).toEqual(Array.from({ length: weeks }, () => 7))
  expect(strange(0)).toHaveLength(before)
  expect(strange(-1)).toHaveLength(after)
  const own = found.flat().filter((one) => one !== null)
  expect(own).toEqual(Array.from({ length: own.length }, (_, at) => monthStart(day(any)) + at))
})

const bounds = { first: day('2026-06-05'), last: day('2027-06-04') }

test.each([
  ['ArrowRight', '2026-06-30', '2026-07-01'],
  ['ArrowLeft', '2026-06-08', '2026-06-07'],
  ['ArrowLeft', '2026-06-05', '2026-06-05'],
  ['ArrowUp', '2026-06-20', '2026-06-13'],
  ['ArrowUp', '2026-06-08', '2026-06-05'],
  ['ArrowDown', '2026-06-29', '2026-07-06'],
  ['Home', '2026-06-18', '2026-06-15'],
  ['Home', '2026-06-15', '2026-06-15'],
  ['End', '2026-06-18', '2026-06-21'],
  ['End', '2026-06-21', '2026-06-21'],
  ['PageDown', '2026-08-31', '2026-09-30'],
  ['PageUp', '2026-08-31', '2026-07-31'],
  ['PageUp', '2026-06-20', '2026-06-05'],
  ['PageDown', '2027-05-31', '2027-06-04'],
])('%s on %s goes to %s', (key, from, to) => {
  expect(text(dayTarget(key, day(from), bounds))).toBe(to)
})

test('other keys are not handled', () => {
  expect(dayTarget('a', bounds.first, bounds)).toBeNull()
})

test('a leap day one year later is the last of February', () => {
  expect(text(sameDay(day('2028-02-29'), 12))).toBe('2029-02-28')
})
