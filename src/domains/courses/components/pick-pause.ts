import type { DayRange } from '#/ui/month-days'

/** Longest freeze that the server accepts (contract L4). */
export const LONGEST_FREEZE_DAYS = 365

/** Which end of the pause the next press on a day sets. */
export type PauseEnd = 'first' | 'last'

/** The pause after a press on a day, and which end the next press sets; a press before the first day starts a new pause. */
export function pickPause(pause: DayRange | null, day: number, end: PauseEnd): { pause: DayRange; next: PauseEnd } {
  if (end === 'last' && pause && day >= pause.first) return { pause: { first: pause.first, last: day }, next: 'first' }
  return { pause: { first: day, last: day }, next: 'last' }
}

/** The days that can be pressed: from today to the end of the course, or to the end of the longest pause. */
export function pauseBounds(
  pause: DayRange | null,
  end: PauseEnd,
  { today, courseEnd }: { today: number; courseEnd: number | null },
): DayRange {
  const longestFrom = (day: number) => day + LONGEST_FREEZE_DAYS - 1
  if (end === 'last' && pause) return { first: today, last: longestFrom(pause.first) }
  return { first: today, last: Math.max(today, courseEnd ?? longestFrom(today)) }
}
