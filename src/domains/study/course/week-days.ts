import { weekdayOf } from '#/lib/dates'
import type { CalendarDay, DayTileState } from './calendar-view'

export interface WeekDay {
  /** As `calendarDay` counts days. */
  date: number
  isToday: boolean
  /** Number and state of the course's day on this date; null where it has none. */
  number: number | null
  state: DayTileState | null
}

interface DatedDay extends Pick<CalendarDay, 'date' | 'state'> {
  day: Pick<CalendarDay['day'], 'dayNumber'>
}

/** The seven dates of this week, Monday first, each with the course's day on it. */
export function weekDays(days: readonly DatedDay[], today: number): WeekDay[] {
  const monday = today - weekdayOf(today)
  return Array.from({ length: 7 }, (_, index) => {
    const date = monday + index
    const own = days.find((day) => day.date === date)
    const state = own?.state ?? null
    // The day that comes next may have been missed.
    const isLate = state === 'today' && date < today
    return { date, isToday: date === today, number: own?.day.dayNumber ?? null, state: isLate ? 'missed' : state }
  })
}
