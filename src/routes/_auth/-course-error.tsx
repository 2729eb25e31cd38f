import type { ErrorComponentProps } from '@tanstack/react-router'
import { isApiError } from '#/api/errors'
import { LazyError } from '#/shell/lazy-error'
import { lazyPart } from '#/ui/late/lazy-part'

const CourseUnavailable = lazyPart(() => import('#/domains/courses/screens/course-unavailable'), 'CourseUnavailable')

/** Distinguishes a course that the server does not know from a screen that did not load. */
export function CourseError(props: ErrorComponentProps) {
  return isApiError(props.error, 404) ? <CourseUnavailable /> : <LazyError {...props} />
}
