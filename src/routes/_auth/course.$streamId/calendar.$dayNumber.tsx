import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, type NotFoundRouteProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { DayScreen } from '#/domains/lessons/screens/day-screen'
import type { FootOfDayProps } from '#/domains/lessons/day/day'
import { DaySkeleton } from '#/domains/lessons/screens/day-skeleton'
import { startDay } from '#/domains/lessons/day/start-day'
import { oneOfParam, searchParams, textParam, wholeParam } from '#/lib/search-params'
import { part } from '#/ui/late/part'
import { CourseError } from '../-course-error'

const AskAtMoment = part(() => import('#/domains/conversations/ask-at-moment'), 'AskAtMoment', { missing: 'silent' })
const CourseNotFound = part(() => import('#/domains/study/course/missing-screens'), 'CourseNotFound')
const DayFoot = part(() => import('#/domains/lessons/day/day-foot'), 'DayFoot')
const DayHomework = part(() => import('#/domains/homework/day-homework'), 'DayHomework')
const DayNotFound = part(() => import('#/domains/study/course/missing-screens'), 'DayNotFound')

const daySearch = searchParams({
  modal: textParam,
  lesson: wholeParam(),
  t: wholeParam(0),
  loop: textParam,
  view: oneOfParam(['explain']),
  tab: oneOfParam(['transcript']),
})

export const Route = createFileRoute('/_auth/course/$streamId/calendar/$dayNumber')({
  staticData: { name: 'day', banners: 'day', shows: 'day', beginsWithVideo: true, failure: msg`This day didn’t load` },
  params: {
    parse: ({ dayNumber }) => ({ dayNumber: Number(dayNumber) }),
    stringify: ({ dayNumber }) => ({ dayNumber: String(dayNumber) }),
  },
  validateSearch: daySearch,
  // The lesson is not among `loaderDeps`: another one of the day on show would be another screen, with a skeleton on a slow device.
  loader: async ({ context, params, location, preload }) => {
    const { lesson, t: startAt, view } = daySearch(location.search)
    const day = { ...params, lesson, startAt, view, isVisit: !preload }
    if (!(await startDay(context.queryClient, day))) throw notFound()
  },
  component: DayOfCourse,
  pendingComponent: DaySkeleton,
  errorComponent: CourseError,
  notFoundComponent: NotFound,
})

function DayOfCourse() {
  const { streamId, dayNumber } = Route.useParams()
  return <DayScreen {...{ streamId, dayNumber }} search={Route.useSearch()} foot={FootOfDay} ask={AskOfDay} />
}

/** Of another domain, too: without it nothing is asked from a video. */
function AskOfDay(props: ComponentProps<typeof AskAtMoment>) {
  const { isChatSupport } = useBrand()
  const code = AskAtMoment.useCode({ isDue: isChatSupport })
  return code && <code.AskAtMoment {...props} />
}

/** Below a lesson, of two domains: its homework and the end of the day, which come together since one would move the other. */
function FootOfDay({ view, isDue }: FootOfDayProps) {
  const { stream, day } = view
  const hasHomework = day.homeworks.length > 0
  const foot = DayFoot.useCode({ isDue })
  const homework = DayHomework.useCode({ isDue: isDue && hasHomework })
  // The school's footer, which would move, is not shown with it.
  if (!foot || (hasHomework && !homework)) return <div data-whole className="min-h-60" />
  return (
    <>
      {hasHomework && homework && <homework.DayHomework streamId={stream.id} dayId={day.id} />}
      <foot.DayFoot view={view} />
    </>
  )
}

/** The screen throws for a course that is not shown, too: that reaches only this route. */
function NotFound({ data }: NotFoundRouteProps) {
  return data === 'course' ? <CourseNotFound /> : <DayNotFound />
}
