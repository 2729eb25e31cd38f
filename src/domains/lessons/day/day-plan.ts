import type { Lesson, LessonSet, LessonStatistic } from '#/domains/study/model'
import { lessonViews } from '../player/lesson-videos'

type Counted = Pick<LessonStatistic, 'dayId' | 'lessonId' | 'viewedSeconds' | 'playCount'>

/** How many times a whole set was completed: a round plays every lesson and views at least half of its length. */
export function roundsDone(
  dayId: number,
  lessons: readonly Pick<Lesson, 'id' | 'delay'>[],
  statistics: readonly Counted[],
): number {
  const rounds = lessons.map((lesson) => {
    const own = statistics.find((one) => one.dayId === dayId && one.lessonId === lesson.id)
    if (!own) return 0
    return lesson.delay > 0
      ? Math.min(own.playCount, Math.floor((own.viewedSeconds * 2) / lesson.delay))
      : own.playCount
  })
  return rounds.length === 0 ? 0 : Math.min(...rounds)
}

type Repeats = Pick<LessonSet, 'repeatCount' | 'userRepeatRangeFrom' | 'userRepeatRangeTo'>

/** Bounds of the learner's choice, in order, each at least 1. */
export function repeatBounds({ userRepeatRangeFrom, userRepeatRangeTo }: Repeats): { from: number; to: number } {
  const from = Math.max(1, Math.min(userRepeatRangeFrom, userRepeatRangeTo))
  return { from, to: Math.max(from, userRepeatRangeFrom, userRepeatRangeTo) }
}

/** How many times a set is repeated: the learner's choice (or the set's own count) within the bounds. */
export function repeatCount(set: Repeats, chosen: number | null): number {
  const { from, to } = repeatBounds(set)
  return Math.min(to, Math.max(from, Math.round(chosen ?? set.repeatCount)))
}

interface Facts {
  lessons: readonly Lesson[]
  isComplete: (lesson: Lesson) => boolean
}

/** How many lessons of a day have a video, and how many of those are not complete; lessons without one hold nothing back. */
export function leftToView({ lessons, isComplete }: Facts): { all: number; left: number } {
  const viewable = lessons.filter((lesson) => lessonViews(lesson).length > 0)
  return { all: viewable.length, left: viewable.filter((lesson) => !isComplete(lesson)).length }
}

/** Seconds of a day's lessons, as counted by the server. */
export function viewedOfDay(statistics: readonly Pick<Counted, 'dayId' | 'viewedSeconds'>[], dayId: number): number {
  return statistics.filter((one) => one.dayId === dayId).reduce((sum, one) => sum + one.viewedSeconds, 0)
}
