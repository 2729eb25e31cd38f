import type { Subscription } from './model'

/** When the last subscription that covered a course ended, or null. */
export function lastCover(
  courseId: number,
  subscriptions: readonly Pick<Subscription, 'courseIds' | 'endDate'>[],
): Date | null {
  const ends = subscriptions
    .filter(({ courseIds }) => courseIds.length === 0 || courseIds.includes(courseId))
    .flatMap(({ endDate }) => endDate ?? [])
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}
