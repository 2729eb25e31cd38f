import { expect, test, vi } from 'vitest'

import { calendarDay, daysUntil, isBirthday, isCalendarDate, knownZone, nextDayStart } from './dates'

const at = (text: string) => new Date(text)

test.each([
  ['1970-01-01T00:00:00Z', 'UTC', 0],
  ['1969-12-31T23:59:59Z', 'UTC', -1],
  ['2026-03-05T22:59:59Z', 'Europe/Berlin', 20517],
  ['2026-03-05T23:00:00Z', 'Europe/Berlin', 20518],
  ['2026-03-05T12:00:00Z', 'Pacific/Kiritimati', 20518],
  ['2026-03-05T09:00:00Z', 'Pacific/Niue', 20516],
])('%s in %s is day %d', (time, zone, day) => {
  expect(calendarDay(at(time), zone)).toBe(day)
})

test.each([
  ['2026-03-28T12:00:00Z', '2026-03-28T22:30:00Z', 'Europe/Berlin', 0],
  ['2026-03-28T22:30:00Z', '2026-03-28T23:30:00Z', 'Europe/Berlin', 1],
  ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'Europe/Berlin', 1],
  ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', 'Europe/Berlin', 0],
  ['2026-03-31T22:00:00Z', '2026-03-01T12:00:00Z', 'Europe/Berlin', -31],
])('from %s to %s in %s: %d days', (from, to, zone, days) => {
  expect(daysUntil(at(from), at(to), zone)).toBe(days)
})

test.each([
  ['2026-03-05T12:00:00Z', 'UTC', '2026-03-06T00:00:00.000Z'],
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-04-23T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2011-12-30T09:00:00Z', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('after %s in %s the next day starts %s', (now, zone, start) => {
  expect(nextDayStart(at(now), zone).toISOString()).toBe(start)
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Mars/Olympus', 'UTC'],
  ['', 'UTC'],
  [null, 'UTC'],
  [undefined, 'UTC'],
])('zone %s is read as %s', (zone, known) => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(knownZone(zone)).toBe(known === 'UTC' ? own : known)
})

test('a device that does not know its own zone counts in UTC', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-1)
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
  })
  const own = knownZone(null)
  offset.mockRestore()
  options.mockRestore()
  expect(calendarDay(at('2026-03-05T12:00:00Z'), own)).toBe(20517)
})

test.each([
  ['14.06.1991', true],
  ['29.02.2024', true],
  ['29.02.2023', false],
  ['29.02.1900', false],
  ['29.02.2000', true],
  ['31.04.2020', false],
  ['31.12.2020', true],
  ['00.06.1991', false],
  ['01.00.1991', false],
  ['01.13.1991', false],
  ['01.01.0000', false],
  ['29.02.0004', true],
  ['1.6.1991', false],
  ['1991-06-14', false],
  [' 14.06.1991', false],
  ['14.06.1991 ', false],
  ['14.06.19911', false],
  ['١٤.٠٦.١٩٩١', false],
  ['', false],
])('date %s: %s', (text, real) => {
  expect(isCalendarDate(text)).toBe(real)
})

test.each([
  ['', true],
  ['14.06.1991', true],
  ['14.06', false],
])('birthday %s: %s', (text, allowed) => {
  expect(isBirthday(text)).toBe(allowed)
})
