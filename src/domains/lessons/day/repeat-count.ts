import type { LessonSet } from '#/domains/study/model'

type Repeats = Pick<LessonSet, 'repeatCount' | 'userRepeatRangeFrom' | 'userRepeatRangeTo'>

/** Bounds of the learner's choice, in order, each at least 1. */
export function repeatBounds({ userRepeatRangeFrom, userRepeatRangeTo }: Repeats): { from: number; to: number } {
  const from = Math.max(1, Math.min(userRepeatRangeFrom, userRepeatRangeTo))
  return { from, to: Math.max(from, userRepeatRangeFrom, userRepeatRangeTo) }
}

/** How many times a set is repeated: the learner's choice (or the set's own count) within the bounds. */
export function repeatCount(set: Repeats, chosen: number | null): number {
  const { from, to } = repeatBounds(set)
  return Math.min(to, Math.max(from, Math.round(chosen ?? set.repeatCount)))
}
