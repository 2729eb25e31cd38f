import { calendarDay, DAY_MS } from '#/lib/dates'
import { readDay } from '#/lib/typed-date'
import { momentOf, wallClock } from '#/lib/zone-time'
import type { DayRange } from '#/ui/fields/month-days'

/** How many days ahead a consultation may be booked: what lies further off is a slip of the hand. */
const DAYS_AHEAD = 365
const MINUTE_MS = 60_000

export type TimeFault =
  | 'missing'
  | 'past'
  /** Further ahead than anybody books. */
  | 'far'
  /** The clock leaps over it. */
  | 'skipped'

export interface BookingTime {
  /** Null where either of them is wrong. */
  start: Date | null
  dateFault: TimeFault | null
  timeFault: TimeFault | null
}

/** The days that can be chosen, as `calendarDay` counts them. */
export function bookingDays(now: Date, zone: string): DayRange {
  const today = calendarDay(now, zone)
  return { first: today, last: today + DAYS_AHEAD }
}

/**
 * The moment that date (`YYYY-MM-DD`) and time (`HH:MM`) of the fields name in a zone, or what is wrong with them. Of a time that a night
 * has twice it is the first.
 */
export function readBookingTime(date: string, time: string, now: Date, zone: string): BookingTime {
  const day = readDay(date)
  const minutes = readMinutes(time)
  const dateFault = day === null ? 'missing' : dayFault(day, bookingDays(now, zone))
  if (minutes === null) return { start: null, dateFault, timeFault: 'missing' }
  if (day === null || dateFault) return { start: null, dateFault, timeFault: null }
  const wall = day * DAY_MS + minutes * MINUTE_MS
  const at = momentOf(wall, zone)
  if (wallClock(at, zone) !== wall) return { start: null, dateFault, timeFault: 'skipped' }
  return at > now.getTime()
    ? { start: new Date(at), dateFault, timeFault: null }
    : { start: null, dateFault, timeFault: 'past' }
}

function dayFault(day: number, { first, last }: DayRange): TimeFault | null {
  if (day < first) return 'past'
  return day > last ? 'far' : null
}

/** Minutes since midnight, or null; some browsers write seconds, too. */
function readMinutes(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
