import type { Stream } from '#/domains/study/model'
import { isForCourse } from '#/domains/subscriptions/covers-course'
import type { Subscription } from '#/domains/subscriptions/model'

/** What a purchase for a stream may change, as a text: once it differs, the purchase is active. Empty: the stream is not there. */
export function accessMark(
  streamId: number,
  streams: readonly Stream[],
  subscriptions: readonly Subscription[],
): string {
  const stream = streams.find(({ id }) => id === streamId)
  if (!stream) return ''
  const { courseId, endDate, maxConsultationCount, isDemo, courseFullAccess } = stream
  const covers = subscriptions
    .filter((one) => isForCourse(one, courseId))
    .map(({ id, status, isActive, endDate: end }) => [id, status, isActive, end])
  return JSON.stringify([endDate, maxConsultationCount, isDemo, courseFullAccess, covers])
}
