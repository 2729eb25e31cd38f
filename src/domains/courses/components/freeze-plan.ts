/** A freeze lasts 365 days at most. */
const LONGEST_FREEZE_MS = 365 * 86_400_000
const DAY_MS = 86_400_000

export type FreezeFault = 'missing' | 'past' | 'afterCourse' | 'beforeStart' | 'tooLong'

export interface FreezePlan {
  start: Date
  /** The first day after the pause: what the server calls its end. */
  end: Date
  days: number
}

export interface FreezeReading {
  plan: FreezePlan | null
  startFault: FreezeFault | null
  endFault: FreezeFault | null
}

/** Local midnight of a `YYYY-MM-DD`, or null when it names no day. */
export function readDay(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year) return null
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date : null
}

/** The first and last day of a pause as the learner chose them, within the server's bounds (contract L4). */
export function readFreezePlan(
  first: string,
  last: string,
  bounds: { today: Date; courseEnd: Date | null },
): FreezeReading {
  const start = readDay(first)
  const lastDay = readDay(last)
  const end = lastDay && new Date(lastDay.getFullYear(), lastDay.getMonth(), lastDay.getDate() + 1)
  const startFault = faultOfStart(start, bounds)
  const endFault = faultOfEnd(start, end)
  const isWhole = start && end && !startFault && !endFault
  return { plan: isWhole ? { start, end, days: daysOf(start, end) } : null, startFault, endFault }
}

function faultOfStart(
  start: Date | null,
  { today, courseEnd }: { today: Date; courseEnd: Date | null },
): FreezeFault | null {
  if (!start) return 'missing'
  if (start < today) return 'past'
  return courseEnd && start > courseEnd ? 'afterCourse' : null
}

function faultOfEnd(start: Date | null, end: Date | null): FreezeFault | null {
  if (!end) return 'missing'
  if (start && end <= start) return 'beforeStart'
  return start && end.getTime() - start.getTime() > LONGEST_FREEZE_MS ? 'tooLong' : null
}

/** Whole days between two midnights; a night of the clock change counts as one. */
function daysOf(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / DAY_MS)
}

/** When the course ends if the pause is made; null: it has no end. */
export function endWithFreeze(courseEnd: Date | null, plan: FreezePlan): Date | null {
  return courseEnd && new Date(courseEnd.getTime() + plan.end.getTime() - plan.start.getTime())
}

/** When the course ends if the pause is ended now: its unused part is taken back. */
export function endWithoutFreeze(
  courseEnd: Date | null,
  freeze: { startDate: Date; endDate: Date },
  now: Date,
): Date | null {
  const unusedFrom = Math.max(now.getTime(), freeze.startDate.getTime())
  return courseEnd && new Date(courseEnd.getTime() - Math.max(0, freeze.endDate.getTime() - unusedFrom))
}
