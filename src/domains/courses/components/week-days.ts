import type { DayTileState } from './day-tile-state'

export interface WeekDay {
  date: Date
  isToday: boolean
  /** Null where the course has no day. */
  state: DayTileState | null
}

/** The seven dates of this week, Monday first, each with the state of the course's day on it. */
export function weekDays(days: readonly { date: Date; state: DayTileState }[], now: Date): WeekDay[] {
  const sinceMonday = (now.getDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday + index)
    const day = days.find((one) => isSameDay(one.date, date))
    return { date, isToday: isSameDay(date, now), state: day?.state ?? null }
  })
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}
