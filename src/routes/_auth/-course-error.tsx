import type { ErrorComponentProps } from '@tanstack/react-router'
import { isApiError } from '#/api/errors'
import { LazyError } from '#/shell/lazy-pages'
import { part } from '#/ui/late/part'

const CourseUnavailable = part(() => import('#/domains/study/course/missing-screens'), 'CourseUnavailable')

/** What a course or a stream of it is asked for at; a 404 of anything else says nothing about the course. */
const OF_COURSE = /\/(?:courses|user-course-streams)\/\d/

/** Distinguishes a course that the server does not know from a screen that did not load. */
export function CourseError(props: ErrorComponentProps) {
  const { error } = props
  return isApiError(error, 404) && OF_COURSE.test(error.url) ? <CourseUnavailable /> : <LazyError {...props} />
}
