import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { courseView } from '../course/course-view'
import { studyQueries } from '../course-queries'
import { compareStreams } from '../streams/stream-state'
import type { StreamInState } from '../streams/stream-groups'
import { useStreams } from '../streams/use-streams'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { type HomeworkCourse, homeworkCourse } from './homework-entries'
import { useAllHomework } from './use-all-homework'

export interface HomeworkRead {
  one: StreamInState
  /** Null until its answers are there. */
  course: HomeworkCourse | null
  error: Error | null
  isRetrying: boolean
  retry: () => void
}

/** The homework of all of the learner's courses, or of one, in list order; each course loads, and fails, independently. */
export function useHomeworkCourses(streamId?: number): HomeworkRead[] {
  const streams = useStreams()
    .filter(({ stream }) => streamId === undefined || stream.id === streamId)
    .toSorted(compareStreams)
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { now } = useLearnerTime()
  const courseIds = [...new Set(streams.map(({ stream }) => stream.courseId))]
  // The loader has just asked for each of them: what was refused before the lists are drawn is not asked for again.
  const stages = useQueries({
    queries: courseIds.map((id) => ({ ...studyQueries.stages(id), retryOnMount: false })),
  })
  const statuses = useQueries({
    queries: streams.map(({ stream }) => ({ ...studyQueries.status(stream.id), retryOnMount: false })),
  })
  const all = useAllHomework(stages.flatMap(({ data = [] }) => data))

  return streams.flatMap((one, index) => {
    const ofCourse = stages[courseIds.indexOf(one.stream.courseId)]
    const ofStream = statuses[index]
    if (!ofCourse || !ofStream) return []
    const { data: ownStages } = ofCourse
    const { data: status } = ofStream
    const known = { all, subscriptions, userId: user.id, now }
    const course = ownStages && status ? homeworkCourse(courseView(one, { stages: ownStages, status, ...known })) : null
    return {
      one,
      course,
      error: course ? null : (ofCourse.error ?? ofStream.error),
      isRetrying: ofCourse.isFetching || ofStream.isFetching,
      retry: () => {
        if (!ownStages) void ofCourse.refetch()
        if (!status) void ofStream.refetch()
      },
    }
  })
}
