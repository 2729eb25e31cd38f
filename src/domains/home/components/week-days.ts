import { weekdayOf } from '#/lib/dates'
import type { DayTileState } from '#/domains/study/course/calendar-view'

export interface WeekDay {
  /** As `calendarDay` counts days. */
  date: number
  isToday: boolean
  /** Null where the course has no day on this date. */
  state: DayTileState | null
}

/** The seven dates of this week, Monday first, each with the state of the course's day on it. */
export function weekDays(days: readonly { date: number; state: DayTileState }[], today: number): WeekDay[] {
  const monday = today - weekdayOf(today)
  return Array.from({ length: 7 }, (_, index) => {
    const date = monday + index
    const state = days.find((day) => day.date === date)?.state ?? null
    // The day that comes next may have been missed.
    const isLate = state === 'today' && date < today
    return { date, isToday: date === today, state: isLate ? 'missed' : state }
  })
}
