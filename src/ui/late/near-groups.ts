/** Neighbouring groups that are all drawn, or all left out. */
export interface Run {
  isDrawn: boolean
  /** First and last group. */
  from: number
  to: number
}

/** The groups from 0 to `count`, in order: each drawn group by itself, those between them together. */
export function runsOf(count: number, isDrawn: (group: number) => boolean): Run[] {
  const runs: Run[] = []
  for (let group = 0; group < count; group += 1) {
    const last = runs.at(-1)
    if (isDrawn(group)) runs.push({ isDrawn: true, from: group, to: group })
    else if (last && !last.isDrawn) last.to = group
    else runs.push({ isDrawn: false, from: group, to: group })
  }
  return runs
}

/** The groups of a gap that lie between two heights below its top, in px. */
export function groupsBetween(
  { from, to }: Pick<Run, 'from' | 'to'>,
  heightOf: (group: number) => number,
  top: number,
  bottom: number,
): number[] {
  const found: number[] = []
  let y = 0
  for (let group = from; group <= to && y < bottom; group += 1) {
    y += heightOf(group)
    if (y > top) found.push(group)
  }
  return found
}
