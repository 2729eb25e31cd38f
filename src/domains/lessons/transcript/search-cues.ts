import { matchCount } from '#/lib/text-search'
import type { Cue } from '../captions/cues'

/** Indexes of the cues with a match, and the number of matches in all. */
export function findInCues(cues: readonly Cue[], pattern: RegExp | null): { indexes: number[]; count: number } {
  if (!pattern) return { indexes: [], count: 0 }
  const counts = cues.map((cue) => matchCount(cue.text, pattern))
  return {
    indexes: counts.flatMap((count, index) => (count > 0 ? index : [])),
    count: counts.reduce((sum, count) => sum + count, 0),
  }
}
