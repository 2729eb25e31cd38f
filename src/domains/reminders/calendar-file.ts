import { calendarText, escaped, utcStamp } from '#/lib/calendar-file'
import { calendarDay, DAY_MS, weekdayOf } from '#/lib/dates'
import { remindersOf, type Week } from './week'
import { offsetAt } from './zone-time'

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** The years whose changes of the clock are written down. */
const YEARS = 5
const MINUTE_MS = 60_000

interface CalendarTexts {
  /** Name of each event. */
  title: string
  /** Host of the school, for the ids of events. */
  host: string
  /** Where a press leads. */
  url: string
}

/** The reminders as an iCalendar file: one weekly event for each time, in the learner's time zone. */
export function calendarFile(week: Week, zone: string, now: Date, { title, host, url }: CalendarTexts): string {
  const stamp = utcStamp(now)
  const today = calendarDay(now, zone)
  const events = remindersOf(week).flatMap(({ time, days }) => {
    // A repeating event begins on one of its days.
    const later = Math.min(...days.map((weekday) => (weekday - 1 - weekdayOf(today) + 7) % 7))
    const begin = (today + later) * DAY_MS + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS
    return [
      'BEGIN:VEVENT',
      `UID:reminder-${time.replace(':', '')}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;TZID=${zone}:${written(begin)}`,
      'DURATION:PT15M',
      `RRULE:FREQ=WEEKLY;BYDAY=${days.map((day) => CODES[day - 1]).join(',')}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${url}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
    ]
  })
  return calendarText([...zoneLines(zone, now.getUTCFullYear()), ...events], `//${host}//reminders`)
}

/** The zone's clock: how it stands at the start of the year, and each of its changes in the years to come. */
function zoneLines(zone: string, year: number): string[] {
  const start = Date.UTC(year, 0, 1)
  const end = Date.UTC(year + YEARS, 0, 1)
  const usual = Math.min(offsetAt(start, zone), offsetAt(Date.UTC(year, 6, 1), zone))
  const part = (at: number, from: number, to: number) => {
    const kind = to > usual ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${written(at + from)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${kind}`,
    ]
  }
  const lines = part(start, offsetAt(start, zone), offsetAt(start, zone))
  for (let day = start; day < end; day += DAY_MS) {
    const from = offsetAt(day, zone)
    const to = offsetAt(day + DAY_MS, zone)
    if (from !== to) lines.push(...part(changeBetween(day, day + DAY_MS, from, zone), from, to))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE']
}

/** The first minute at which the offset is no longer `from`. */
function changeBetween(before: number, after: number, from: number, zone: string): number {
  let low = before
  let high = after
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(middle, zone) === from) low = middle
    else high = middle
  }
  return high
}

/** "20260609T073000". */
const written = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+Z$/g, '')

function offsetText(ms: number): string {
  const minutes = Math.abs(ms) / MINUTE_MS
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}
