import { calendarDay } from '#/lib/dates'
import { monthStart } from '#/ui/fields/month-days'
import type { ScoreEntry } from './model'

/** Entries that are drawn together: a month of hundreds is parted, so that what is far from the view can be left out. */
const GROUP_ROWS = 10

/** Some entries of one month. */
export interface HistoryGroup {
  /** The month's first day, as `calendarDay` counts days. */
  month: number
  entries: ScoreEntry[]
  /** Only at the head of a month: what was earned and spent in it; null while older entries of it may still come. */
  head: { sums: { earned: number; spent: number } | null } | null
}

/**
 * The history by months of the learner's time zone, the newest first. An entry that came twice, since a page has moved on meanwhile, is
 * there once. `isWhole`: nothing older is left to load.
 */
export function historyGroups(entries: readonly ScoreEntry[], zone: string, isWhole: boolean): HistoryGroup[] {
  const once = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  const sorted = once.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
  const months = Map.groupBy(sorted, ({ createdAt }) => monthStart(calendarDay(createdAt, zone)))
  const oldest = [...months.keys()].at(-1)
  return [...months].flatMap(([month, all]) =>
    Array.from({ length: Math.ceil(all.length / GROUP_ROWS) }, (_, part) => ({
      month,
      entries: all.slice(part * GROUP_ROWS, (part + 1) * GROUP_ROWS),
      head: part > 0 ? null : { sums: isWhole || month !== oldest ? sumsOf(all) : null },
    })),
  )
}

function sumsOf(entries: readonly ScoreEntry[]): { earned: number; spent: number } {
  const sums = { earned: 0, spent: 0 }
  for (const { type, amount } of entries) sums[type === 'add' ? 'earned' : 'spent'] += amount
  return sums
}
