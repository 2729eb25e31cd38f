import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { studyQueries } from '../study-queries'
import type { StreamInState } from '../stream-groups'
import { useLearnerTime } from '../use-learner-time'
import { type CourseView, courseView } from './course-view'
import { useAllHomework } from './use-all-homework'

export interface CourseRead {
  /** Null until all of its answers are there. */
  view: CourseView | null
  error: Error | null
  isRetrying: boolean
  retry: () => void
}

/** A stream's course, its stages and status asked for side by side; fails alone, without the screen around it. */
export function useCourse(one: StreamInState): CourseRead {
  const time = useLearnerTime()
  const { data: user } = useQuery(accountQueries.user())
  const { data: subscriptions = [] } = useQuery(subscriptionQueries.list())
  const stages = useQuery(studyQueries.stages(one.stream.courseId))
  const status = useQuery(studyQueries.status(one.stream.id))
  const all = useAllHomework(stages.data)
  const isWhole = stages.data && status.data
  const answers = isWhole && { stages: stages.data, all, status: status.data, subscriptions, userId: user?.id ?? 0 }
  return {
    view: answers ? courseView(one, answers, time) : null,
    error: answers ? null : (stages.error ?? status.error),
    isRetrying: stages.isFetching || status.isFetching,
    retry: () => {
      if (!stages.data) void stages.refetch()
      if (!status.data) void status.refetch()
    },
  }
}
