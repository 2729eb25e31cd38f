import { expect, it } from 'vitest'
import { cityOf, clockAt, momentOf, offsetAt, zoneOffset, zoneText } from './zone-time'

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

it('reads a clock, and names a zone by its city and its distance from UTC', () => {
  expect(clockAt(at('2026-06-09T12:30Z'), 'Asia/Kathmandu')).toBe('18:15')
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(cityOf('UTC')).toBe('UTC')
  expect(zoneOffset('Europe/Lisbon', new Date('2026-07-01'))).toBe('GMT+1')
  expect(zoneText('Europe/Lisbon', new Date('2026-07-01'))).toBe('Lisbon, GMT+1')
  expect(zoneOffset('Europe/Lisbon', new Date('2026-12-01'))).toMatch(/^GMT(\+0)?$/)
})
