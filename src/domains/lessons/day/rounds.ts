import type { Lesson, LessonStatistic } from '#/domains/study/model'

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

/** Seconds of one lesson of a day, as counted by the server. */
export function viewedSeconds(
  statistics: readonly Pick<Counted, 'dayId' | 'lessonId' | 'viewedSeconds'>[],
  dayId: number,
  lessonId: number,
): number {
  return statistics.find((one) => one.dayId === dayId && one.lessonId === lessonId)?.viewedSeconds ?? 0
}
