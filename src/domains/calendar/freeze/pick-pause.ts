import type { DayRange } from '#/ui/fields/month-days'

/** Longest freeze that the server accepts (contract L4). */
export const LONGEST_FREEZE_DAYS = 365

/** Length of the pause that the dialog proposes. */
const USUAL_DAYS = 14

/** Which end of the pause the next press on a day sets. */
export type PauseEnd = 'first' | 'last'

/** The pause after a press on a day, and which end the next press sets; a press before the first day starts a new pause. */
export function pickPause(pause: DayRange | null, day: number, end: PauseEnd): { pause: DayRange; next: PauseEnd } {
  if (end === 'last' && pause && day >= pause.first) return { pause: { first: pause.first, last: day }, next: 'first' }
  return { pause: { first: day, last: day }, next: 'last' }
}

/** The pause that is proposed: from tomorrow, or from today where the course does not last until then. */
export function usualPause({ today, courseEnd }: { today: number; courseEnd: number | null }): DayRange {
  const first = Math.max(today, Math.min(today + 1, courseEnd ?? Infinity))
  return { first, last: first + USUAL_DAYS - 1 }
}

/** The last day of the longest pause from a day; while none is chosen, of one from today. */
export function latestLast(first: number | null, today: number): number {
  return (first ?? today) + LONGEST_FREEZE_DAYS - 1
}

/** The days that can be pressed: from today to the end of the course, or to the end of the longest pause. */
export function pauseBounds(
  pause: DayRange | null,
  end: PauseEnd,
  { today, courseEnd }: { today: number; courseEnd: number | null },
): DayRange {
  if (end === 'last' && pause) return { first: today, last: latestLast(pause.first, today) }
  return { first: today, last: Math.max(today, courseEnd ?? latestLast(null, today)) }
}
