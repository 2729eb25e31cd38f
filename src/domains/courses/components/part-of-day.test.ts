import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day'

test.each([
  ['00:00', 'UTC', 'night'],
  ['04:59', 'UTC', 'night'],
  ['05:00', 'UTC', 'morning'],
  ['11:59', 'UTC', 'morning'],
  ['12:00', 'UTC', 'afternoon'],
  ['17:59', 'UTC', 'afternoon'],
  ['18:00', 'UTC', 'evening'],
  ['23:59', 'UTC', 'evening'],
  ['20:00', 'Asia/Tokyo', 'morning'],
])('at %s in %s it is %s', (time, zone, part) => {
  expect(partOfDay(new Date(`2026-06-09T${time}:00Z`), zone)).toBe(part)
})
