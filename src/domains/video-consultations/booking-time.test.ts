import { expect, it } from 'vitest'
import { bookingDays, readBookingTime } from './booking-time'

const NOW = new Date('2026-06-09T10:00:00Z')
const read = (date: string, time: string, zone = 'Europe/Lisbon', now = NOW) => readBookingTime(date, time, now, zone)

it.each([
  ['in summer', '2026-06-18', '18:30', 'Europe/Lisbon', '2026-06-18T17:30:00Z'],
  ['in winter', '2026-12-18', '18:30', 'Europe/Lisbon', '2026-12-18T18:30:00Z'],
  ['with seconds', '2026-06-18', '18:30:00', 'Europe/Lisbon', '2026-06-18T17:30:00Z'],
  ['ahead of UTC, on the day before there', '2026-06-11', '01:00', 'Asia/Tokyo', '2026-06-10T16:00:00Z'],
  ['behind UTC, on the day after there', '2026-06-10', '20:00', 'America/Lima', '2026-06-11T01:00:00Z'],
  ['a quarter of an hour off', '2026-06-18', '12:00', 'Asia/Kathmandu', '2026-06-18T06:15:00Z'],
  ['in a zone that has given up summer time', '2026-12-18', '12:00', 'America/Sao_Paulo', '2026-12-18T15:00:00Z'],
  ['twice in a night: the first', '2026-10-25', '01:30', 'Europe/Lisbon', '2026-10-25T00:30:00Z'],
  ['a minute from now', '2026-06-09', '11:01', 'Europe/Lisbon', '2026-06-09T10:01:00Z'],
  ['the last day', '2027-06-09', '11:00', 'Europe/Lisbon', '2027-06-09T10:00:00Z'],
])('names a moment: %s', (_what, date, time, zone, moment) => {
  expect(read(date, time, zone)).toEqual({ start: new Date(moment), dateFault: null, timeFault: null })
})

it.each([
  ['nothing', '', '', 'missing', 'missing'],
  ['a date that does not exist', '2026-02-30x', '10:00', 'missing', null],
  ['a date without a time', '2026-06-18', '', null, 'missing'],
  ['a time that does not exist', '2026-06-18', '24:00', null, 'missing'],
  ['yesterday', '2026-06-08', '18:00', 'past', null],
  ['yesterday, without a time', '2026-06-08', '', 'past', 'missing'],
  ['a slip of the year', '2062-06-18', '18:00', 'far', null],
  ['today, this minute', '2026-06-09', '11:00', null, 'past'],
  ['today, earlier', '2026-06-09', '09:00', null, 'past'],
])('says what is wrong with %s', (_what, date, time, dateFault, timeFault) => {
  expect(read(date, time)).toEqual({ start: null, dateFault, timeFault })
})

it('says that the clock leaps over a time', () => {
  const winter = new Date('2027-03-01T10:00:00Z')
  expect(read('2027-03-28', '01:30', 'Europe/Lisbon', winter)).toMatchObject({ start: null, timeFault: 'skipped' })
  expect(read('2027-03-28', '02:30', 'Europe/Lisbon', winter).start).toEqual(new Date('2027-03-28T01:30:00Z'))
})

it('begins with today in the learner’s zone, wherever the device is', () => {
  const late = new Date('2026-06-09T23:30:00Z')
  expect(bookingDays(late, 'Europe/Lisbon').first - bookingDays(late, 'UTC').first).toBe(1)
})
