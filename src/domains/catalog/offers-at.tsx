import type { Course } from '#/domains/study/model'
import { part } from '#/ui/late/part'
import type { OfferPlace } from './model'

const CourseOffers = part(() => import('./course-offers'), 'CourseOffers', { missing: 'silent' })

interface OffersAtProps {
  /** Null: the server does not show it. */
  course: Pick<Course, 'id' | 'offerIds'> | null
  place: OfferPlace
  className?: string
}

/** What the school offers at a place of a course; nothing is asked for, nor loaded, where the course has no offers. */
export function OffersAt({ course, place, className }: OffersAtProps) {
  const isDue = course !== null && course.offerIds.length > 0
  const code = CourseOffers.useCode({ isDue })
  return code && isDue && <code.CourseOffers courseId={course.id} place={place} className={className} />
}
