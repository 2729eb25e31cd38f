import { calendarDay, DAY_MS, weekdayOf } from '#/lib/dates'
import type { Week, Weekday } from './week'

const MINUTE_MS = 60_000
const HALF_DAY_MS = DAY_MS / 2

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...parts, hourCycle: 'h23', timeZone: zone })
    formats.set(zone, format)
  }
  return format
}

/** What a zone's clock shows at a moment, as if it were UTC (epoch ms, whole minutes). */
export function wallClock(at: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value)
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'])
}

/** How far a zone's clock is ahead of UTC at a moment, in ms. */
export const offsetAt = (at: number, zone: string): number =>
  wallClock(at, zone) - Math.floor(at / MINUTE_MS) * MINUTE_MS

/** When a zone's clock shows this (as `wallClock` counts): of two moments the earlier; one that a clock leaps over, as much after the leap. */
export function momentOf(wall: number, zone: string): number {
  const before = wall - offsetAt(wall - HALF_DAY_MS, zone)
  const after = wall - offsetAt(wall + HALF_DAY_MS, zone)
  const fits = [before, after].filter((at) => wallClock(at, zone) === wall)
  return fits.length > 0 ? Math.min(...fits) : before
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The weekday of a moment in a zone. */
export const weekdayAt = (now: Date, zone: string): Weekday => (weekdayOf(calendarDay(now, zone)) + 1) as Weekday

/** The times of today in the learner's zone, each with its moment. */
export function todaysTimes(week: Week, now: Date, zone: string): { time: string; at: Date }[] {
  const midnight = calendarDay(now, zone) * DAY_MS
  return (week[weekdayAt(now, zone)] ?? []).map((time) => ({
    time,
    at: new Date(momentOf(midnight + minutesOf(time) * MINUTE_MS, zone)),
  }))
}

/** "08:30": what a clock shows at a moment in a zone. */
export const clockAt = (at: number, zone: string): string => new Date(wallClock(at, zone)).toISOString().slice(11, 16)
