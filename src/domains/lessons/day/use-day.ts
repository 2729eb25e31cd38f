import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { type CourseView, courseView } from '#/domains/study/course/course-view'
import { dayByNumber } from '#/domains/study/days/find-day'
import { isLessonComplete, viewedSeconds } from '#/domains/study/days/day-progress'
import { dayOptions, fittingSets } from '#/domains/study/days/lesson-filter'
import { type Lock, lockReason } from '#/domains/study/locks/lock-reason'
import type { Day, DayStatus, Stage, Lesson, LessonSet } from '#/domains/study/model'
import { studyQueries } from '#/domains/study/course-queries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { subscriptionQueries } from '#/domains/subscriptions/queries'

export interface DayView extends CourseView {
  stage: Stage
  /** Position of the stage in the course, from 1. */
  stageNumber: number
  day: Day
  /** Null: the server has no row for this day. */
  dayStatus: DayStatus | null
  lock: Lock
  /** The options that make a difference on this day. */
  options: readonly { id: number; title: string }[]
  /** The sets and lessons that fit the choice. */
  sets: readonly LessonSet[]
  lessons: readonly Lesson[]
  isComplete: (lesson: Lesson) => boolean
}

/** A day of a stream, kept up to date; null for a number that the course does not have. */
export function useDay(one: StreamInState, dayNumber: number): DayView | null {
  const { stream } = one
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: stages } = useSuspenseQuery(studyQueries.stages(stream.courseId))
  const { data: status } = useSuspenseQuery(studyQueries.status(stream.id))
  const { now } = useLearnerTime()
  return dayView(courseView(one, { stages, status, all: [], subscriptions, userId: user.id, now }), dayNumber)
}

/** A day of a course; null for a number that the course does not have. */
export function dayView(course: CourseView, dayNumber: number): DayView | null {
  const { stream, stages, status, locks } = course
  const day = dayByNumber(stages, dayNumber)
  const stage = stages.find(({ days }) => days.some(({ id }) => id === day?.id))
  if (!day || !stage) return null
  const sets = fittingSets(stream, day)
  return {
    ...course,
    stage,
    stageNumber: stages.indexOf(stage) + 1,
    day,
    dayStatus: status.days.find(({ stageDayId }) => stageDayId === day.id) ?? null,
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
