import { expect, it } from 'vitest'
import { clockAt, momentOf, offsetAt, todaysTimes, weekdayAt } from './zone-time'

const at = (text: string) => Date.parse(text)
const HOUR = 3_600_000

it.each([
  ['Europe/Berlin', '2026-06-09T00:00Z', 2],
  ['Europe/Berlin', '2026-12-09T00:00Z', 1],
  ['Asia/Kathmandu', '2026-06-09T00:00Z', 5.75],
  ['America/Lima', '2026-06-09T00:00Z', -5],
])('%s at %s is %d hours from UTC', (zone, moment, hours) => {
  expect(offsetAt(at(moment), zone)).toBe(hours * HOUR)
})

it.each([
  ['a summer day', 'Europe/Berlin', '2026-06-09T07:30Z', '2026-06-09T05:30Z'],
  ['a winter day', 'Europe/Berlin', '2026-12-09T07:30Z', '2026-12-09T06:30Z'],
  ['before the clock goes forward', 'Europe/Berlin', '2026-03-29T01:30Z', '2026-03-29T00:30Z'],
  ['an hour that is left out', 'Europe/Berlin', '2026-03-29T02:30Z', '2026-03-29T01:30Z'],
  ['after it', 'Europe/Berlin', '2026-03-29T03:30Z', '2026-03-29T01:30Z'],
  ['an hour that comes twice', 'Europe/Berlin', '2026-10-25T02:30Z', '2026-10-25T00:30Z'],
  ['after that', 'Europe/Berlin', '2026-10-25T03:30Z', '2026-10-25T02:30Z'],
  ['west of Greenwich', 'America/New_York', '2026-11-01T01:30Z', '2026-11-01T05:30Z'],
  ['a zone without changes', 'Asia/Kathmandu', '2026-06-09T07:30Z', '2026-06-09T01:45Z'],
])('%s', (_name, zone, wall, moment) => {
  expect(new Date(momentOf(at(wall), zone)).toISOString()).toBe(new Date(moment).toISOString())
})

it('today is that of the learner’s zone, wherever the device is', () => {
  const week = { 2: ['07:30'], 3: ['00:30', '19:00'] }
  const late = new Date('2026-06-09T22:30:00Z')
  expect(weekdayAt(late, 'Europe/Berlin')).toBe(3)
  expect(todaysTimes(week, late, 'Europe/Berlin')).toEqual([
    { time: '00:30', at: new Date('2026-06-09T22:30:00Z') },
    { time: '19:00', at: new Date('2026-06-10T17:00:00Z') },
  ])
  expect(todaysTimes(week, late, 'America/Lima')).toEqual([{ time: '07:30', at: new Date('2026-06-09T12:30:00Z') }])
  expect(todaysTimes({}, late, 'UTC')).toEqual([])
  expect(clockAt(at('2026-06-09T12:30Z'), 'Asia/Kathmandu')).toBe('18:15')
})
