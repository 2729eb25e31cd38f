import { type HomeworkEntry, isToSend } from '#/domains/study/homework/homework-entries'
import { compareUrgency } from '#/domains/study/homework/urgency'
import type { HomeworkFilter } from '../search'

/** Whether a list with this filter shows the entry. */
export function isListed(entry: HomeworkEntry, filter: HomeworkFilter): boolean {
  if (!entry.isOffered) return false
  if (filter === 'all') return true
  if (filter === 'send') return isToSend(entry)
  return entry.state === (filter === 'checking' ? 'UPLOADED' : 'DONE')
}

/** The entries of one course under a filter, those that need the learner first. */
export function listedEntries(entries: readonly HomeworkEntry[], filter: HomeworkFilter): HomeworkEntry[] {
  return entries.filter((entry) => isListed(entry, filter)).toSorted(compareUrgency)
}

interface NextHomework {
  entry: HomeworkEntry
  at: Date | null
}

/** The homework that will open first by time alone, or null. */
export function nextHomework(entries: readonly HomeworkEntry[]): NextHomework | null {
  const waiting = entries.flatMap((entry) =>
    !entry.lock.isOpen && entry.state === 'locked' && entry.lock.step.code === 'wait'
      ? { entry, at: entry.lock.step.at }
      : [],
  )
  return waiting.toSorted((a, b) => (a.at?.getTime() ?? Infinity) - (b.at?.getTime() ?? Infinity))[0] ?? null
}

/** The task that `/tasks` shows largest: the one due first among those to send. */
export function leadTask<C extends { homework: readonly HomeworkEntry[] }>(
  courses: readonly C[],
): { course: C; entry: HomeworkEntry } | null {
  const open = courses.flatMap((course) =>
    course.homework.filter((entry) => isListed(entry, 'send')).map((entry) => ({ course, entry })),
  )
  return open.toSorted((a, b) => dueAt(a.entry) - dueAt(b.entry))[0] ?? null
}

function dueAt({ deadline }: HomeworkEntry): number {
  return deadline?.getTime() ?? Infinity
}

interface Section<Row> {
  state: 'read' | 'pending' | 'failed'
  rows: readonly Row[]
  /** Number of placeholder rows while its own are not known; 0 where it is likely to have none. */
  placeholders: number
}

/** The lists down to the first one that is still loading: how many rows that one brings is not known, and they would move what is below. */
export function upToFirstPending<S extends Section<unknown>>(sections: readonly S[]): readonly S[] {
  const at = sections.findIndex(({ state, placeholders }) => state === 'pending' && placeholders > 0)
  return at < 0 ? sections : sections.slice(0, at + 1)
}

/** The first `limit` rows across several lists: a failed list counts as one row, a loading one as its placeholders; empty ones are left out. */
export function firstRows<Row, S extends Section<Row>>(sections: readonly (S & Section<Row>)[], limit: number) {
  let left = limit
  const first: S[] = []
  let shown = 0
  let total = 0
  for (const section of sections) {
    const { state, rows, placeholders } = section
    const size = state === 'failed' ? 1 : rows.length
    const height = state === 'pending' ? placeholders : size
    total += size
    if (left > 0 && height > 0) {
      first.push({ ...section, rows: rows.slice(0, left) })
      shown += Math.min(size, left)
    }
    left -= height
  }
  return { first, shown, total }
}
