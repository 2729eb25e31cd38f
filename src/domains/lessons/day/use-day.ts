import { useSuspenseQuery } from '@tanstack/react-query'
import type { User } from '#/domains/account/model'
import { accountQueries } from '#/domains/account/queries'
import { dayByNumber } from '#/domains/study/days/find-day'
import { isLessonComplete } from '#/domains/study/days/day-progress'
import { dayOptions, fittingSets } from '#/domains/study/days/lesson-filter'
import type { LockContext } from '#/domains/study/locks/lock-conditions'
import { type Lock, lockReason } from '#/domains/study/locks/lock-reason'
import type { Day, DayStatus, Stage, Stream, StreamStatus, Lesson, LessonSet } from '#/domains/study/model'
import { studyQueries } from '#/domains/study/course-queries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { Subscription } from '#/domains/subscriptions/model'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { viewedSeconds } from './rounds'

export interface DayView {
  learnerId: number
  stream: Stream
  stages: readonly Stage[]
  stage: Stage
  /** Position of the stage in the course, from 1. */
  stageNumber: number
  day: Day
  /** Null: the server has no row for this day. */
  dayStatus: DayStatus | null
  status: StreamStatus
  /** What the lock rule needs to judge anything in this course. */
  locks: LockContext
  lock: Lock
  /** The options that make a difference on this day. */
  options: readonly { id: number; title: string }[]
  /** The sets and lessons that fit the choice. */
  sets: readonly LessonSet[]
  lessons: readonly Lesson[]
  isComplete: (lesson: Lesson) => boolean
}

/** Answers that a course needs anyway. */
interface Answers {
  user: Pick<User, 'id'>
  subscriptions: readonly Subscription[]
  stages: readonly Stage[]
  status: StreamStatus
  now: Date
}

/** A day of a stream; null for a number that the course does not have. */
export function useDay(one: StreamInState, dayNumber: number): DayView | null {
  const { stream } = one
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: stages } = useSuspenseQuery(studyQueries.stages(stream.courseId))
  const { data: status } = useSuspenseQuery(studyQueries.status(stream.id))
  const { now } = useLearnerTime()
  return dayView(one, dayNumber, { user, subscriptions, stages, status, now })
}

/** The same outside of components. */
export function dayView({ stream, state }: StreamInState, dayNumber: number, answers: Answers): DayView | null {
  const { user, subscriptions, stages, status, now } = answers
  const day = dayByNumber(stages, dayNumber)
  const stage = stages.find(({ days }) => days.some(({ id }) => id === day?.id))
  if (!day || !stage) return null

  const sets = fittingSets(stream, day)
  const locks = { stream, state, stages, status, subscriptions, now }
  return {
    learnerId: user.id,
    stream,
    stages,
    stage,
    stageNumber: stages.indexOf(stage) + 1,
    day,
    dayStatus: status.days.find(({ stageDayId }) => stageDayId === day.id) ?? null,
    status,
    locks,
    lock: lockReason({ kind: 'day', day }, locks),
    options: dayOptions(stream, day).filter(({ id }) => usesOption(day, id)),
    sets,
    lessons: sets.flatMap(({ lessons }) => lessons),
    isComplete: (lesson) => isLessonComplete(lesson, viewedSeconds(status.lessons, day.id, lesson.id)),
  }
}

/** Whether an option changes anything on this day; others are not offered. */
function usesOption(day: Day, optionId: number): boolean {
  const lessons = day.lessonSets.flatMap((set) => set.lessons)
  return lessons.some(({ trainingLessonOptionValueIds: ids }) => ids.includes(optionId))
}
