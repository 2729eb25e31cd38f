import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file'

const TEXTS = { title: 'Study, quietly; an hour', host: 'lumen.example', url: 'https://lumen.example/v/home' }
const lines = (zone: string, week: Parameters<typeof calendarFile>[0]) =>
  calendarFile(week, zone, new Date('2026-06-09T10:00:00Z'), TEXTS).split('\r\n')

it('writes one weekly event for each time, from its first day on', () => {
  const text = lines('Europe/Berlin', { 1: ['07:30'], 3: ['07:30', '19:00'] })
  expect(text.at(0)).toBe('BEGIN:VCALENDAR')
  expect(text.at(-2)).toBe('END:VCALENDAR')
  expect(text.filter((line) => line.startsWith('DTSTART;'))).toEqual([
    'DTSTART;TZID=Europe/Berlin:20260610T073000',
    'DTSTART;TZID=Europe/Berlin:20260610T190000',
  ])
  expect(text.filter((line) => line.startsWith('RRULE'))).toEqual([
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
    'RRULE:FREQ=WEEKLY;BYDAY=WE',
  ])
  expect(text).toContain(String.raw`SUMMARY:Study\, quietly\; an hour`)
  expect(text).toContain('UID:reminder-0730@lumen.example')
  expect(text).toContain('DTSTAMP:20260609T100000Z')
})

it('writes down how the zone’s clock changes', () => {
  const text = lines('Europe/Berlin', { 2: ['07:30'] }).join('\n')
  expect(text).toContain('BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT')
  expect(text).toContain('BEGIN:STANDARD\nDTSTART:20261025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD')
  expect(text.match(/BEGIN:DAYLIGHT/g)).toHaveLength(5)
  const still = lines('America/Lima', { 2: ['07:30'] }).join('\n')
  expect(still).toContain('BEGIN:STANDARD\nDTSTART:20251231T190000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0500')
  expect(still).not.toContain('DAYLIGHT')
})

it('breaks long lines after 75 bytes, between characters', () => {
  const text = calendarFile({ 2: ['07:30'] }, 'UTC', new Date('2026-06-09T10:00:00Z'), {
    ...TEXTS,
    title: 'ж'.repeat(60),
  })
  const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ж'.repeat(60)}`)
})
