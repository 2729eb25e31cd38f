import { isForCourse } from './covers-course'
import type { Subscription } from './model'

/** When the last subscription that covered a course ended, or null. */
export function lastCover(
  courseId: number,
  subscriptions: readonly Pick<Subscription, 'courseIds' | 'endDate'>[],
  now: Date,
): Date | null {
  const ends = subscriptions.filter((one) => isForCourse(one, courseId)).flatMap(({ endDate }) => endDate ?? [])
  // One that gives no access may still name an end in the future.
  return ends.filter((end) => end <= now).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}
