import { describe, expect, test } from 'vitest'
import { readDay, writeDay } from '#/lib/typed-date'
import { dayStart, endWithFreeze, endWithoutFreeze, freezeDates, readFreezePlan, shownFreezeEnd } from './freeze-plan'

const day = (text: string) => readDay(text) ?? Number.NaN
const at = (text: string) => new Date(`${text}T00:00:00Z`)
const bounds = { today: day('2026-06-05'), courseEnd: day('2026-07-30') }

describe('readFreezePlan', () => {
  test.each([
    ['a fortnight', '2026-06-08', '2026-06-21', 14],
    ['a single day, today', '2026-06-05', '2026-06-05', 1],
    ['over the change of the clocks', '2026-07-30', '2026-11-05', 99],
    ['the longest', '2026-06-05', '2027-06-04', 365],
  ])('%s', (_name, first, last, days) => {
    expect(readFreezePlan(first, last, bounds)).toEqual({
      plan: { first: day(first), last: day(last), days },
      firstFault: null,
      lastFault: null,
    })
  })

  test.each([
    ['nothing chosen', '', '', 'missing', 'missing'],
    ['no last day', '2026-06-10', '', null, 'missing'],
    ['no first day', '', '2026-06-10', 'missing', null],
    ['from yesterday', '2026-06-04', '2026-06-10', 'past', null],
    ['after the course', '2026-07-31', '2026-08-02', 'afterCourse', null],
    ['turned round', '2026-06-10', '2026-06-09', null, 'beforeStart'],
    ['with a year that is still being typed', '0002-06-10', '2026-06-20', 'past', null],
    ['after the course, and turned round', '2026-08-10', '2026-06-09', 'afterCourse', null],
    ['after the course, with no last day', '2026-08-10', '', 'afterCourse', 'missing'],
    ['a day too long', '2026-06-05', '2027-06-05', null, 'tooLong'],
  ])('%s', (_name, first, last, firstFault, lastFault) => {
    expect(readFreezePlan(first, last, bounds)).toEqual({ plan: null, firstFault, lastFault })
  })

  test('a course without an end can be paused at any time', () => {
    expect(readFreezePlan('2030-01-01', '2030-01-02', { ...bounds, courseEnd: null }).plan?.days).toBe(2)
  })
})

test.each([
  ['', '2026-06-08', '2026-06-21', '2026-06-15T22:00:00Z'],
  [' in a night that is an hour shorter', '2026-03-29', '2026-03-29', '2026-06-02T21:00:00Z'],
  [' in a night that is an hour longer', '2026-10-25', '2026-10-25', '2026-06-02T23:00:00Z'],
])('a pause%s moves the end by its length', (_night, first, last, end) => {
  const time = { zone: 'Europe/Madrid', now: at(first) }
  const dates = freezeDates({ first: day(first), last: day(last) }, time)
  expect(endWithFreeze(new Date('2026-06-01T22:00:00Z'), dates)).toEqual(new Date(end))
})

test.each([
  ['2026-10-25T21:54:00Z', '2026-10-24T22:00:00Z'],
  ['2026-10-25T21:55:00Z', '2026-10-24T22:00:00Z'],
  ['2026-10-25T21:55:01Z', '2026-10-24T22:01:00Z'],
  ['2026-10-25T22:59:59Z', '2026-10-24T23:05:00Z'],
])('a pause from a day of 25 hours begins, at %s, when the server still accepts it: %s', (now, start) => {
  const today = { first: day('2026-10-25'), last: day('2026-10-26') }
  const dates = freezeDates(today, { zone: 'Europe/Madrid', now: new Date(now) })
  expect(dates).toEqual({ startDate: new Date(start), endDate: new Date('2026-10-26T23:00:00Z') })
})

test.each([
  ['over two changes to winter time ends an hour before its last day does', '2027-10-31', '2028-10-29T22:00:00Z'],
  ['over one ends with its last day', '2026-06-05', '2027-06-04T22:00:00Z'],
  ['over two changes to summer time ends with its last day', '2026-03-29', '2027-03-28T22:00:00Z'],
])('the longest pause %s, since the server counts in days of 24 hours', (_what, from, end) => {
  const first = day(from)
  const dates = freezeDates({ first, last: first + 364 }, { zone: 'Europe/Madrid', now: at(from) })
  expect(dates.endDate).toEqual(new Date(end))
})

describe('the end of the course without the rest of its pause', () => {
  const freeze = { startDate: at('2026-06-08'), endDate: at('2026-06-22') }

  test.each([
    ['before it began', '2026-06-05', '2026-07-30'],
    ['in the middle', '2026-06-15', '2026-08-06'],
    ['after it is over', '2026-06-25', '2026-08-13'],
  ])('%s', (_name, now, end) => {
    expect(endWithoutFreeze(at('2026-08-13'), freeze, at(now))).toEqual(at(end))
    expect(endWithoutFreeze(null, freeze, at(now))).toBeNull()
  })
})

test('an upcoming pause is described by its last day, a running one by the day of the return', () => {
  const endDate = at('2026-06-22')
  expect(writeDay(Math.floor(shownFreezeEnd({ isAhead: true, endDate }).getTime() / 86_400_000))).toBe('2026-06-21')
  expect(shownFreezeEnd({ isAhead: false, endDate })).toEqual(endDate)
})

test.each([
  ['2026-06-08', 'UTC', '2026-06-08T00:00:00Z'],
  ['2026-06-08', 'Europe/Moscow', '2026-06-07T21:00:00Z'],
  ['2026-06-08', 'Pacific/Auckland', '2026-06-07T12:00:00Z'],
  ['2026-06-08', 'Pacific/Kiritimati', '2026-06-07T10:00:00Z'],
  ['2026-06-08', 'Pacific/Pago_Pago', '2026-06-08T11:00:00Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(dayStart(readDay(day) ?? Number.NaN, zone)).toEqual(new Date(moment))
})
