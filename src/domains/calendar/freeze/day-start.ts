import { calendarDay, DAY_MS, nextDayStart } from '#/lib/dates'

/** The moment at which a calendar day (as `calendarDay` counts them) begins in a time zone. */
export function dayStart(day: number, zone: string): Date {
  const eve = (day - 0.5) * DAY_MS
  // In zones ahead of UTC by more than 12 hours that moment already belongs to the day itself.
  const ahead = calendarDay(new Date(eve), zone) - (day - 1)
  return nextDayStart(new Date(eve - ahead * DAY_MS), zone)
}
