import { currentDay } from '#/domains/study/days/find-day'
import type { Day, Stage, StreamStatus } from '#/domains/study/model'
import type { KeptLesson } from '#/platform/kept-media'
import { type LessonToKeep, secondsOf } from './places'

/** The day that comes next: the first one with lessons, from the current one on, that has not been started. Null where none is left. */
export function comingDay(
  stages: readonly Pick<Stage, 'id' | 'days'>[],
  status: Pick<StreamStatus, 'days' | 'stages' | 'currentTrainingDay'>,
): Day | null {
  const current = currentDay(stages, status)
  if (!current) return null
  const begun = new Set(status.days.filter((row) => row.status !== 'not_started').map(({ stageDayId }) => stageDayId))
  const coming = stages
    .flatMap(({ days }) => days)
    .filter(({ id, dayNumber, lessonSets }) => {
      const hasLessons = lessonSets.some(({ lessons }) => lessons.length > 0)
      return dayNumber >= current.dayNumber && hasLessons && !begun.has(id)
    })
  return coming.toSorted((a, b) => a.dayNumber - b.dayNumber)[0] ?? null
}

/** How many of these lessons, from the first on, are within a budget in bytes of which some are taken. */
export function withinBudget(
  lessons: readonly LessonToKeep[],
  { budget, taken, bytesPerSecond }: { budget: number; taken: number; bytesPerSecond: number },
): LessonToKeep[] {
  let left = budget - taken
  const fitting: LessonToKeep[] = []
  for (const lesson of lessons) {
    left -= secondsOf([lesson]) * bytesPerSecond
    if (left < 0) break
    fitting.push(lesson)
  }
  return fitting
}

/** Bytes that lessons take, or will take, which were kept by themselves. */
export const takenByItself = (lessons: readonly KeptLesson[]): number =>
  lessons.reduce((sum, { isAutomatic, bytes, total }) => sum + (isAutomatic ? Math.max(bytes, total) : 0), 0)
