const PERCENTS = [10, 25, 50, 75] as const

export type ProgressPercent = (typeof PERCENTS)[number]

/** Percent marks that playback has reached and that were not reported yet, ascending; each is reported once per view of a video. */
export function progressEvents(
  told: readonly ProgressPercent[],
  position: number,
  duration: number,
): ProgressPercent[] {
  if (!(duration > 0)) return []
  const percent = (100 * position) / duration
  return PERCENTS.filter((mark) => percent >= mark && !told.includes(mark))
}
