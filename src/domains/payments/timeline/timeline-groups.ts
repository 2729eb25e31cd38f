import { calendarDay } from '#/lib/dates'
import { monthStart } from '#/ui/fields/month-days'
import type { TimelineEntry } from './timeline'

/** Entries that are drawn together; what is far from the view is left out. */
const GROUP_ROWS = 6

/** Some entries of one month. */
export interface TimelineGroup {
  /** Only at the head of a month: its first day, as `calendarDay` counts days. */
  month: number | null
  entries: TimelineEntry[]
}

/** Entries by months of the learner's time zone, in the order in which they come. */
export function timelineGroups(entries: readonly TimelineEntry[], zone: string): TimelineGroup[] {
  const months = Map.groupBy(entries, ({ at }) => monthStart(calendarDay(at, zone)))
  return [...months].flatMap(([month, all]) => {
    const groups: TimelineGroup[] = []
    for (let from = 0; from < all.length; from += GROUP_ROWS)
      groups.push({ month: from === 0 ? month : null, entries: all.slice(from, from + GROUP_ROWS) })
    return groups
  })
}
