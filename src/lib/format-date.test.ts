import { expect, test } from 'vitest'

import { calendarDay } from './dates'
import { type DateStyle, formatDate, formatDay } from './format-date'

const moment = new Date('2026-08-24T22:30:00Z')

/** A non-breaking space is written as an underscore here. */
const unbroken = (text: string) => text.replaceAll('_', '\u00A0')

test.each<[DateStyle, string, string, string]>([
  ['day', 'en', 'UTC', '24_August'],
  ['day', 'ru', 'UTC', '24_августа'],
  ['day', 'es', 'UTC', '24_de_agosto'],
  ['day', 'en', 'Europe/Moscow', '25_August'],
  ['dayYear', 'en', 'UTC', '24_August_2026'],
  ['dayYear', 'ru', 'UTC', '24_августа_2026'],
  ['dayYear', 'es', 'UTC', '24_de_agosto_de_2026'],
  ['weekdayDay', 'en', 'UTC', 'Monday 24_August'],
  ['weekdayDay', 'ru', 'UTC', 'понедельник, 24_августа'],
  ['shortWeekday', 'en', 'UTC', 'Mon'],
  ['shortWeekdayDay', 'en', 'UTC', 'Mon 24'],
  ['shortWeekdayDay', 'ru', 'UTC', 'пн 24'],
  ['shortWeekdayDay', 'es', 'UTC', 'lun 24'],
  ['dayOfMonth', 'ru', 'UTC', '24'],
  ['time', 'en', 'Europe/Moscow', '1:30'],
])('%s in %s, %s: %s', (style, locale, zone, text) => {
  expect(formatDate(moment, style, locale, zone)).toBe(unbroken(text))
})

test('a counted day is the same in every time zone', () => {
  expect(formatDay(calendarDay(moment, 'Asia/Tokyo'), 'day', 'en')).toBe(unbroken('25_August'))
})
