import { calendarDay, DAY_MS, weekdayOf } from '#/lib/dates'
import { momentOf } from '#/lib/zone-time'
import type { Week, Weekday } from './week'

const MINUTE_MS = 60_000

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
