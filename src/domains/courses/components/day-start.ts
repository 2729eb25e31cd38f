import { calendarDay, nextDayStart } from '#/lib/dates'

const HOUR_MS = 60 * 60 * 1000

/** The moment at which a calendar day (as `calendarDay` counts them) begins in a time zone. */
export function dayStart(day: number, zone: string): Date {
  const eve = day * 24 * HOUR_MS - 12 * HOUR_MS
  // In zones ahead of UTC by more than 12 hours that moment already belongs to the day itself.
  const ahead = calendarDay(new Date(eve), zone) - (day - 1)
  return nextDayStart(new Date(eve - ahead * 24 * HOUR_MS), zone)
}
