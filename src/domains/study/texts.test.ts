import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { calendarDay } from '#/lib/dates'
import type { Stream } from './model'
import type { StreamState } from './streams/stream-state'
import { dateText, dayText, streamStateText } from './texts'

type Dated = Pick<Stream, 'startDate' | 'endDate' | 'isOptionalPurchase' | 'userCourseStreamFreeze'>

const at = (text: string) => new Date(`${text}T12:00:00Z`)
const time = { now: at('2026-06-09'), zone: 'UTC', locale: 'en' }
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const stream: Dated = {
  startDate: at('2026-06-01'),
  endDate: at('2026-08-24'),
  isOptionalPurchase: false,
  userCourseStreamFreeze: null,
}
const freeze = (endDate: Date | null) => ({ status: 1, startDate: at('2026-06-01'), endDate }) as const

/** A non-breaking space keeps a day and its month together. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each<[StreamState, Partial<Dated>, Date | null, string]>([
  ['not_started', { startDate: at('2026-06-15') }, null, '6 days to go'],
  ['not_started', { startDate: at('2026-06-10') }, null, '1 day to go'],
  ['not_started', { startDate: new Date('2026-06-09T20:00:00Z') }, null, 'Starts today'],
  ['freeze', { userCourseStreamFreeze: freeze(at('2026-07-01')) }, null, 'Frozen until 1 July'],
  ['freeze', { userCourseStreamFreeze: freeze(null) }, null, 'Frozen'],
  ['stopped', {}, at('2026-06-02'), 'Paused since 2 June'],
  ['stopped', {}, null, 'Paused'],
  ['ended', { endDate: at('2025-12-03') }, null, 'Ended on 3 December 2025'],
  ['ended', { endDate: null }, null, 'Over'],
  ['critical', { endDate: at('2026-06-12') }, null, '3 days left'],
  ['critical', { endDate: at('2026-06-10') }, null, '1 day left'],
  ['critical', { endDate: new Date('2026-06-09T23:00:00Z') }, null, 'Last day'],
  ['critical', { endDate: null }, null, 'Last day'],
  ['open', {}, null, 'Open until 24 August'],
  ['open', { endDate: null }, null, 'Always open'],
  ['open', { isOptionalPurchase: true }, null, 'Open by subscription'],
  ['open', { isOptionalPurchase: true, endDate: at('2026-06-02') }, null, 'Open by subscription'],
])('%s: %#', (state, change, stoppedAt, text) => {
  expect(plain(i18n._(streamStateText({ ...stream, ...change }, state, time, stoppedAt)))).toBe(text)
})

test('a date of another year names it', () => {
  expect(plain(dateText(at('2027-01-02'), time))).toBe('2 January 2027')
  expect(plain(dateText(at('2027-01-02'), time, 'weekdayDay'))).toBe('2 January 2027')
  expect(plain(dateText(at('2026-06-15'), time, 'weekdayDay'))).toBe('Monday 15 June')
  // In the learner's time zone it is the next year already.
  const newYear = new Date('2026-12-31T22:00:00Z')
  const moscow = { ...time, zone: 'Europe/Moscow' }
  expect(plain(dateText(newYear, moscow))).toBe('1 January 2027')
  expect(plain(dateText(newYear, { ...moscow, now: newYear }))).toBe('1 January')
})

test('a counted day names its year by the same rule, today being the learner’s', () => {
  const newYear = { now: new Date('2026-12-31T22:00:00Z'), zone: 'Europe/Moscow', locale: 'en' }
  const day = (text: string) => calendarDay(at(text), 'UTC')
  expect(plain(dayText(day('2027-01-01'), newYear))).toBe('Friday 1 January')
  expect(plain(dayText(day('2026-12-31'), newYear))).toBe('31 December 2026')
})
