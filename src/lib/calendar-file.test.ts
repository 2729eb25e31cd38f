import { expect, it } from 'vitest'
import { type CalendarEvent, eventsFile } from './calendar-file'

const NOW = new Date('2026-06-09T10:00:00.750Z')
const lines = (...events: CalendarEvent[]) => eventsFile(events, '//lumen.example//events', NOW).split('\r\n')

it('writes each event with its times in UTC', () => {
  const event = {
    uid: 'talk-7@lumen.example',
    start: new Date('2026-06-10T07:30:00+02:00'),
    end: new Date('2026-06-10T08:00:00+02:00'),
    title: 'Talk, quietly; a\\b',
    text: 'First line\nsecond\r\nthird',
    url: 'https://lumen.example/v/videoconsultations/7',
  }
  expect(lines(event)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lumen.example//events//EN',
    'BEGIN:VEVENT',
    'UID:talk-7@lumen.example',
    'DTSTAMP:20260609T100000Z',
    'SEQUENCE:29683320',
    'DTSTART:20260610T053000Z',
    'DTEND:20260610T060000Z',
    String.raw`SUMMARY:Talk\, quietly\; a\\b`,
    String.raw`DESCRIPTION:First line\nsecond\nthird`,
    'URL:https://lumen.example/v/videoconsultations/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('leaves out what an event does not have', () => {
  const text = lines({ uid: 'due@lumen.example', start: NOW, title: 'Due' }).join('\n')
  expect(text).toContain('DTSTART:20260609T100000Z\nSUMMARY:Due\nEND:VEVENT')
})

it('a file that is written later has the higher number, as a change of the same event', () => {
  const event = { uid: 'due@lumen.example', start: NOW, title: 'Due' }
  const number = (now: Date) => Number(/SEQUENCE:(\d+)/.exec(eventsFile([event], '//lumen.example//events', now))?.[1])
  expect(number(new Date('2026-06-09T10:01:00Z'))).toBeGreaterThan(number(NOW))
})

it('breaks long lines after 75 bytes, between characters', () => {
  const rows = lines({ uid: 'long@lumen.example', start: NOW, title: '🎞️ж'.repeat(30) })
  expect(Math.max(...rows.map((row) => new TextEncoder().encode(row).length))).toBeLessThanOrEqual(75)
  expect(rows.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${'🎞️ж'.repeat(30)}`)
})
