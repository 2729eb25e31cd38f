import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day'

const at = (time: string) => new Date(`2026-06-09T${time}:00Z`)

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
  expect(partOfDay({ now: at(time), zone, locale: 'en' })).toBe(part)
})

test.each([
  ['19:59', 'ru', 'evening'],
  ['19:59', 'es', 'afternoon'],
  ['20:00', 'es', 'evening'],
])('at %s in %s it is called %s', (time, locale, part) => {
  expect(partOfDay({ now: at(time), zone: 'UTC', locale })).toBe(part)
})
