import { DAY_MS, weekdayOf } from '#/lib/dates'

/** Days as `calendarDay` counts them; `last` is included. */
export interface DayRange {
  first: number
  last: number
}

/** The first day of a day's month, or of the month that is `later` months after it. */
export function monthStart(day: number, later = 0): number {
  const date = new Date(day * DAY_MS)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later) / DAY_MS
}

/** The weeks of a day's month, Monday first as in all our languages; null where a week reaches into another month. */
export function monthWeeks(day: number): (number | null)[][] {
  const start = monthStart(day)
  const end = monthStart(day, 1)
  const weeks: (number | null)[][] = []
  for (let monday = start - weekdayOf(start); monday < end; monday += 7) {
    weeks.push(Array.from({ length: 7 }, (_, at) => monday + at).map((one) => (one < start || one >= end ? null : one)))
  }
  return weeks
}

/** The day that a key of the grid leads to, kept within bounds; null for keys without a meaning. */
export function dayTarget(key: string, day: number, { first, last }: DayRange): number | null {
  const to = {
    ArrowLeft: day - 1,
    ArrowRight: day + 1,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: day - weekdayOf(day),
    End: day - weekdayOf(day) + 6,
    PageUp: sameDay(day, -1),
    PageDown: sameDay(day, 1),
  }[key]
  return to === undefined ? null : Math.min(last, Math.max(first, to))
}

/** The same day some months later, or the last one of a shorter month. */
export function sameDay(day: number, later: number): number {
  return Math.min(monthStart(day, later) + day - monthStart(day), monthStart(day, later + 1) - 1)
}
