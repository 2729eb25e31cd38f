import { DAY_MS } from '#/lib/dates'
import { LONGEST_FREEZE_DAYS } from './pick-pause'

export type FreezeFault = 'missing' | 'past' | 'afterCourse' | 'beforeStart' | 'tooLong'

/** A pause in calendar days, as `calendarDay` counts them. */
export interface FreezePlan {
  first: number
  last: number
  days: number
}

export interface FreezeReading {
  plan: FreezePlan | null
  firstFault: FreezeFault | null
  lastFault: FreezeFault | null
}

/** The day that a date field holds (`YYYY-MM-DD`), or null for none. */
export function readDay(text: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return Number.isNaN(time) ? null : time / DAY_MS
}

/** What a date field takes. */
export function writeDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The first and last day of a pause as the learner chose them, within the server's bounds (contract L4). */
export function readFreezePlan(
  firstText: string,
  lastText: string,
  { today, courseEnd }: { today: number; courseEnd: number | null },
): FreezeReading {
  const first = readDay(firstText)
  const last = readDay(lastText)
  const firstFault = faultOfFirst(first, today, courseEnd)
  const lastFault = faultOfLast(first, last)
  if (first === null || last === null || firstFault || lastFault) return { plan: null, firstFault, lastFault }
  return { plan: { first, last, days: last - first + 1 }, firstFault, lastFault }
}

function faultOfFirst(first: number | null, today: number, courseEnd: number | null): FreezeFault | null {
  if (first === null) return 'missing'
  if (first < today) return 'past'
  return courseEnd !== null && first > courseEnd ? 'afterCourse' : null
}

function faultOfLast(first: number | null, last: number | null): FreezeFault | null {
  if (last === null) return 'missing'
  if (first === null) return null
  if (last < first) return 'beforeStart'
  return last - first + 1 > LONGEST_FREEZE_DAYS ? 'tooLong' : null
}

/** When the course ends if the pause is ended now: its unused part is taken back; null: it has no end. */
export function endWithoutFreeze(
  courseEnd: Date | null,
  freeze: { startDate: Date; endDate: Date },
  now: Date,
): Date | null {
  const unusedFrom = Math.max(now.getTime(), freeze.startDate.getTime())
  return courseEnd && new Date(courseEnd.getTime() - Math.max(0, freeze.endDate.getTime() - unusedFrom))
}

/** The day that a pause is said to last to: its last one while it lies ahead, the one that opens the course again once it runs. */
export function shownFreezeEnd({ isAhead, endDate }: { isAhead: boolean; endDate: Date }): Date {
  return new Date(endDate.getTime() - Number(isAhead))
}
