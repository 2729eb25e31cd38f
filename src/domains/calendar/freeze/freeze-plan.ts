import { calendarDay, DAY_MS, nextDayStart } from '#/lib/dates'
import { readDay } from '#/lib/typed-date'
import { LONGEST_FREEZE_DAYS } from './pick-pause'

const MINUTE_MS = 60_000

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

/** Reads and checks the first and last day of a pause, within the server's bounds (contract L4). */
export function readFreezePlan(
  firstText: string,
  lastText: string,
  { today, courseEnd }: { today: number; courseEnd: number | null },
): FreezeReading {
  const first = readDay(firstText) ?? Number.NaN
  const last = readDay(lastText) ?? Number.NaN
  const firstFault = faultOfFirst(first, today, courseEnd)
  const lastFault = faultOfLast(firstFault ? Number.NaN : first, last)
  if (firstFault || lastFault) return { plan: null, firstFault, lastFault }
  return { plan: { first, last, days: last - first + 1 }, firstFault, lastFault }
}

function faultOfFirst(first: number, today: number, courseEnd: number | null): FreezeFault | null {
  if (Number.isNaN(first)) return 'missing'
  if (first < today) return 'past'
  return courseEnd !== null && first > courseEnd ? 'afterCourse' : null
}

/** The last day comes too early or too late only for a first one that stands. */
function faultOfLast(first: number, last: number): FreezeFault | null {
  if (Number.isNaN(last)) return 'missing'
  if (last < first) return 'beforeStart'
  return last - first + 1 > LONGEST_FREEZE_DAYS ? 'tooLong' : null
}

/** A pause may begin a day of 24 hours ago (contract L4); less a margin, for the time that the request takes. */
const EARLIEST_MS = DAY_MS - 5 * MINUTE_MS

/** The two moments of a pause in a time zone: its days may have 23 or 25 hours. */
export function freezeDates(
  { first, last }: Pick<FreezePlan, 'first' | 'last'>,
  { zone, now }: { zone: string; now: Date },
) {
  // In the last hour of a day of 25 the server no longer accepts its beginning.
  const earliest = Math.ceil((now.getTime() - EARLIEST_MS) / MINUTE_MS) * MINUTE_MS
  const start = Math.max(dayStart(first, zone).getTime(), earliest)
  // The longest pause has an hour too many where it lasts over two changes to winter time.
  const latest = start + LONGEST_FREEZE_DAYS * DAY_MS
  return { startDate: new Date(start), endDate: new Date(Math.min(dayStart(last + 1, zone).getTime(), latest)) }
}

/** When the course ends after a pause, which moves it by its length (contract L4). */
export function endWithFreeze(courseEnd: Date, { startDate, endDate }: { startDate: Date; endDate: Date }): Date {
  return new Date(courseEnd.getTime() + endDate.getTime() - startDate.getTime())
}

/** When the course ends if the pause is ended now, which gives back its unused part; null: the course has no end. */
export function endWithoutFreeze(
  courseEnd: Date | null,
  freeze: { startDate: Date; endDate: Date },
  now: Date,
): Date | null {
  const unusedFrom = Math.max(now.getTime(), freeze.startDate.getTime())
  return courseEnd && new Date(courseEnd.getTime() - Math.max(0, freeze.endDate.getTime() - unusedFrom))
}

/** The date shown as a pause's end: its last day while it is planned, the day on which the course reopens once it runs. */
export function shownFreezeEnd({ isAhead, endDate }: { isAhead: boolean; endDate: Date }): Date {
  // It ends as the day begins on which the course reopens.
  return isAhead ? new Date(endDate.getTime() - 1) : endDate
}

/** The moment at which a calendar day (as `calendarDay` counts them) begins in a time zone. */
export function dayStart(day: number, zone: string): Date {
  const eve = (day - 0.5) * DAY_MS
  // In zones ahead of UTC by more than 12 hours that moment already belongs to the day itself.
  const ahead = calendarDay(new Date(eve), zone) - (day - 1)
  return nextDayStart(new Date(eve - ahead * DAY_MS), zone)
}
