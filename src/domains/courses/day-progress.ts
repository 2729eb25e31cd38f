import type { LessonStatistic } from '#/domains/lessons/model'
import type { DayProgress } from './model'

export interface DayProgressShown {
  lessons: number
  complete: number
  /** 0 to 100. */
  percent: number
}

type Counted = Pick<LessonStatistic, 'dayId' | 'lessonId' | 'viewedSeconds'>

/** The server's count of a day (L12), kept within its bounds. */
export function dayProgress({ lessonsCount, completeLessonsCount, progress }: DayProgress): DayProgressShown {
  const lessons = Math.max(0, lessonsCount)
  return {
    lessons,
    complete: Math.min(lessons, Math.max(0, completeLessonsCount)),
    percent: Math.min(100, Math.max(0, progress)),
  }
}

/** A lesson is complete when half of its length is viewed. */
export function isLessonComplete(lesson: { delay: number }, viewedSeconds: number): boolean {
  return viewedSeconds > 0 && viewedSeconds * 2 >= lesson.delay
}

/** The same count made from lesson statistics: what is shown until L12 has answered. */
export function countedDayProgress(
  dayId: number,
  lessons: readonly { id: number; delay: number }[],
  statistics: readonly Counted[],
): DayProgressShown {
  const viewed = new Map(
    statistics.filter((one) => one.dayId === dayId).map((one) => [one.lessonId, one.viewedSeconds]),
  )
  const complete = lessons.filter((lesson) => isLessonComplete(lesson, viewed.get(lesson.id) ?? 0)).length
  const percent = lessons.length === 0 ? 0 : Math.floor((100 * complete) / lessons.length)
  return { lessons: lessons.length, complete, percent }
}
