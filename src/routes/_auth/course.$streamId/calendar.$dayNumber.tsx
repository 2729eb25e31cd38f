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
const DayFoot = part(() => import('./-day-foot'), 'DayFoot')
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

/** Of another domain, too: without it nothing is asked from a video. The button beside it does not move when it comes. */
function AskOfDay(props: ComponentProps<typeof AskAtMoment>) {
  const { isChatSupport } = useBrand()
  const isDue = isChatSupport && props.one.stream.chatChannelId !== null
  const code = AskAtMoment.useCode({ isDue })
  return code ? <code.AskAtMoment {...props} /> : isDue && <span className="size-9 touch:size-11" />
}

/** The school's footer, which would move, is not shown before it. */
function FootOfDay({ view, isDue }: FootOfDayProps) {
  const code = DayFoot.useCode({ isDue })
  return code ? <code.DayFoot view={view} /> : <div data-whole className="min-h-60" />
}

/** The screen throws for a course that is not shown, too: that reaches only this route. */
function NotFound({ data }: NotFoundRouteProps) {
  return data === 'course' ? <CourseNotFound /> : <DayNotFound />
}
