import type { DayRange } from '#/ui/month-days'

/** A freeze lasts 365 days at most. */
export const LONGEST_FREEZE_DAYS = 365

/** Which end of the pause the next press in the calendar sets. */
export type PauseEnd = 'first' | 'last'

/** The pause after a press on a day, and what the press after it sets: a first day begins anew, a day before it too. */
export function pickPause(pause: DayRange | null, day: number, end: PauseEnd): { pause: DayRange; next: PauseEnd } {
  if (end === 'last' && pause && day >= pause.first) return { pause: { first: pause.first, last: day }, next: 'first' }
  return { pause: { first: day, last: day }, next: 'last' }
}

/** The days that a press may set: from today to the end of the course, or to the end of the longest pause. */
export function pauseBounds(
  pause: DayRange | null,
  end: PauseEnd,
  { today, courseEnd }: { today: number; courseEnd: number | null },
): DayRange {
  const longestFrom = (day: number) => day + LONGEST_FREEZE_DAYS - 1
  if (end === 'last' && pause) return { first: today, last: longestFrom(pause.first) }
  return { first: today, last: Math.max(today, courseEnd ?? longestFrom(today)) }
}
