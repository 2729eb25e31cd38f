import { createFileRoute } from '@tanstack/react-router'
import { CalendarScreen } from '#/domains/calendar/screens/calendar-screen'
import { CalendarSkeleton } from '#/domains/calendar/screens/calendar-skeleton'
import { startCalendar } from '#/domains/study/start-course'
import { searchParams, textParam, wholeParam } from '#/lib/search-params'
import { part } from '#/ui/late/part'
import { CourseError } from '../-course-error'

const CourseNotFound = part(() => import('#/domains/study/course/missing-screens'), 'CourseNotFound')

/** Number of the day or stage that a modal is about. */
const number = wholeParam()

export const Route = createFileRoute('/_auth/course/$streamId/calendar/')({
  staticData: { name: 'calendar', banners: 'calendar', shows: 'course', lists: 'day', keepsScroll: true },
  validateSearch: searchParams({ modal: textParam, day: number, stage: number }),
  loader: ({ context, params }) => startCalendar(context.queryClient, params.streamId),
  component: Calendar,
  pendingComponent: Pending,
  errorComponent: CourseError,
  // Handles what the screen throws, too: that reaches only its own route.
  notFoundComponent: CourseNotFound,
})

function Calendar() {
  const { streamId } = Route.useParams()
  return <CalendarScreen streamId={streamId} search={Route.useSearch()} />
}

function Pending() {
  return <CalendarSkeleton streamId={Route.useParams().streamId} />
}
