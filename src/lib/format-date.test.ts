import { expect, test } from 'vitest'

import { calendarDay } from './dates'
import { type DateStyle, formatDate, formatDay } from './format-date'

const moment = new Date('2026-08-24T22:30:00Z')

test.each<[DateStyle, string, string, string]>([
  ['day', 'en', 'UTC', '24 August'],
  ['day', 'ru', 'UTC', '24 августа'],
  ['day', 'es', 'UTC', '24 de agosto'],
  ['day', 'en', 'Europe/Moscow', '25 August'],
  ['dayYear', 'en', 'UTC', '24 August 2026'],
  ['dayYear', 'ru', 'UTC', '24 августа 2026'],
  ['weekdayDay', 'en', 'UTC', 'Monday 24 August'],
  ['weekdayDay', 'ru', 'UTC', 'понедельник, 24 августа'],
  ['shortWeekday', 'en', 'UTC', 'Mon'],
  ['shortWeekdayDay', 'en', 'UTC', 'Mon 24'],
  ['shortWeekdayDay', 'ru', 'UTC', 'пн 24'],
  ['shortWeekdayDay', 'es', 'UTC', 'lun 24'],
  ['dayOfMonth', 'ru', 'UTC', '24'],
  ['time', 'en', 'Europe/Moscow', '1:30'],
])('%s in %s, %s: %s', (style, locale, zone, text) => {
  expect(formatDate(moment, style, locale, zone)).toBe(text)
})

test('a counted day is the same in every time zone', () => {
  expect(formatDay(calendarDay(moment, 'Asia/Tokyo'), 'day', 'en')).toBe('25 August')
})
