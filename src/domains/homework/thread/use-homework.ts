import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { courseView } from '#/domains/study/course/course-view'
import { studyQueries } from '#/domains/study/course-queries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useNewTimes } from '#/domains/study/days/use-new-times'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import {
  findEntry,
  type HomeworkCourse,
  homeworkCourse,
  type HomeworkEntry,
} from '#/domains/study/homework/homework-entries'
import { lacksHomework } from '#/domains/study/homework/with-homework'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { useCheckingMs } from '../composer/use-checking-ms'

export interface HomeworkView {
  course: HomeworkCourse
  entry: HomeworkEntry
  learnerId: number
  /** The state of looking up the task itself. */
  task: { isPending: boolean; error: Error | null; isRetrying: boolean; retry: () => void }
}

/**
 * One homework of a stream in its current state, refetched when its time comes and polled while it is on checking; null for an id that
 * the course does not have.
 */
export function useHomework(one: StreamInState, homeworkId: number, rowId?: number): HomeworkView | null {
  const { stream } = one
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: stages } = useSuspenseQuery(studyQueries.stages(stream.courseId))
  const { data: status, dataUpdatedAt: statusAt } = useSuspenseQuery(studyQueries.status(stream.id))
  const { now } = useLearnerTime()
  useNewTimes(stream, status)
  // The loader has asked; a refusal is not asked about again by the screen that it opens.
  const statusesQuery = { ...homeworkQueries.statuses(stream.id), retryOnMount: false }
  const statuses = useQuery(statusesQuery)
  const asked = statuses.data ?? []
  const all = useQuery({ ...homeworkQueries.all(), enabled: lacksHomework(stages) })
  const answers = {
    stages,
    status,
    // Both lists count, the later answer first: that decides where the rows' own times do not.
    statuses: statuses.dataUpdatedAt < statusAt ? [...status.homeworks, ...asked] : [...asked, ...status.homeworks],
    all: all.data ?? [],
    subscriptions,
    userId: user.id,
    now,
  }
  const course = homeworkCourse(courseView(one, answers))
  const entry = findEntry(course.homework, homeworkId, rowId)
  const isChecking = entry?.state === 'UPLOADED'
  useQuery({
    ...statusesQuery,
    refetchInterval: useCheckingMs(isChecking),
    refetchOnWindowFocus: isChecking ? 'always' : true,
  })
  if (!entry) return null
  const isMissing = entry.row.homework === null
  const task = {
    isPending: isMissing && all.isLoading,
    error: isMissing ? all.error : null,
    isRetrying: all.isFetching,
    retry: () => void all.refetch(),
  }
  return { course, entry, learnerId: user.id, task }
}
