import { createFileRoute, type ErrorComponentProps, notFound } from '@tanstack/react-router'
import { isApiError } from '#/api/errors'
import { DayScreen } from '#/domains/lessons/screens/day-screen'
import { DaySkeleton } from '#/domains/lessons/screens/day-skeleton'
import { startDay } from '#/domains/lessons/start-day'
import { oneOfParam, searchParams, textParam, wholeParam } from '#/lib/search-params'
import { shellFirst } from '#/platform/shell-first'
import { RouteError } from '#/shell/route-error'
import { lazyPart } from '#/ui/lazy-part'

const CourseUnavailable = lazyPart(() => import('#/domains/courses/screens/course-unavailable'), 'CourseUnavailable')
const DayNotFound = lazyPart(() => import('#/domains/lessons/screens/day-not-found'), 'DayNotFound')

const daySearch = searchParams({ modal: textParam, lesson: wholeParam(), tab: oneOfParam(['transcript']) })

export const Route = createFileRoute('/_auth/course/$streamId/calendar/$dayNumber')({
  params: {
    parse: ({ dayNumber }) => ({ dayNumber: Number(dayNumber) }),
    stringify: ({ dayNumber }) => ({ dayNumber: String(dayNumber) }),
  },
  validateSearch: daySearch,
  loaderDeps: ({ search }) => ({ lesson: search.lesson }),
  loader: async ({ context, params, deps, preload }) => {
    const started = startDay(context.queryClient, { ...params, lesson: deps.lesson, isVisit: !preload })
    const isKnown = await shellFirst(started)
    if (isKnown === false) throw notFound()
  },
  component: DayOfCourse,
  pendingComponent: DaySkeleton,
  errorComponent: DayError,
  notFoundComponent: DayNotFound,
})

function DayOfCourse() {
  const { streamId, dayNumber } = Route.useParams()
  return <DayScreen streamId={streamId} dayNumber={dayNumber} search={Route.useSearch()} />
}

/** A course that the server does not know is told apart from a day that did not load. */
function DayError(props: ErrorComponentProps) {
  return isApiError(props.error, 404) ? <CourseUnavailable /> : <RouteError {...props} />
}
