import type { LessonStatistic } from '../model'

type Counted = Pick<LessonStatistic, 'dayId' | 'lessonId' | 'viewedSeconds'>

/** A lesson is complete when half of its length is viewed. */
export function isLessonComplete(lesson: { delay: number }, viewedSeconds: number): boolean {
  return viewedSeconds > 0 && viewedSeconds * 2 >= lesson.delay
}

/** How many lessons of a day are complete, and its progress from 0 to 100, by lesson statistics: shown until L12 answers. */
export function countedDayProgress(
  dayId: number,
  lessons: readonly { id: number; delay: number }[],
  statistics: readonly Counted[],
): { complete: number; percent: number } {
  const viewed = new Map(
    statistics.filter((one) => one.dayId === dayId).map((one) => [one.lessonId, one.viewedSeconds]),
  )
  const complete = lessons.filter((lesson) => isLessonComplete(lesson, viewed.get(lesson.id) ?? 0)).length
  const percent = lessons.length === 0 ? 0 : Math.floor((100 * complete) / lessons.length)
  return { complete, percent }
}
