import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { studyQueries } from '../course-queries'
import type { StreamStatus } from '../model'
import type { StreamInState } from '../streams/stream-groups'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { type CalendarView, calendarView } from './calendar-view'
import { type CourseAnswers, courseView } from './course-view'
import { useAllHomework } from '../homework/use-all-homework'

const NONE: readonly never[] = []

export interface CourseRead {
  /** Null until all answers it needs are there. */
  view: CalendarView | null
  error: Error | null
  isRetrying: boolean
  retry: () => void
}

/** A stream's course; its stages and status are fetched side by side. A failure stays in `error`, without taking the screen down. */
export function useCourse(one: StreamInState): CourseRead {
  const { now, zone } = useLearnerTime()
  const { data: user } = useQuery(accountQueries.user())
  const { data: subscriptions = NONE } = useQuery(subscriptionQueries.list())
  // A failure is told once: a part of the screen that arrives later does not ask again.
  const stages = useQuery({ ...studyQueries.stages(one.stream.courseId), retryOnMount: false })
  const status = useQuery({ ...studyQueries.status(one.stream.id), retryOnMount: false })
  const all = useAllHomework(stages.data)
  const isWhole = stages.data && status.data
  const answers = isWhole && {
    stages: stages.data,
    all,
    status: status.data,
    subscriptions,
    userId: user?.id ?? 0,
    now,
  }
  return {
    view: answers ? knownView(one, answers, zone) : null,
    error: answers ? null : (stages.error ?? status.error),
    isRetrying: stages.isFetching || status.isFetching,
    retry: () => {
      if (!stages.data) void stages.refetch()
      if (!status.data) void status.refetch()
    },
  }
}

const views = new WeakMap<StreamStatus, { from: readonly unknown[]; view: CalendarView }>()

/** Two parts of home read a course, each drawn several times, so it is computed again only when its inputs have changed. */
function knownView(one: StreamInState, answers: CourseAnswers, zone: string): CalendarView {
  const from = [one.stream, one.state, ...Object.values(answers), zone]
  const known = views.get(answers.status)
  if (known?.from.every((value, index) => value === from[index])) return known.view
  const view = calendarView(courseView(one, answers), zone)
  views.set(answers.status, { from, view })
  return view
}
