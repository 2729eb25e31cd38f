import type { Day, DayStatus, Lesson, LessonStatistic } from '../model'

type Counted = Pick<LessonStatistic, 'dayId' | 'lessonId' | 'viewedSeconds'>

/** A lesson is complete when half of its length is viewed. */
export function isLessonComplete(lesson: { delay: number }, viewedSeconds: number): boolean {
  return viewedSeconds > 0 && viewedSeconds * 2 >= lesson.delay
}

/** Seconds of one lesson of a day, as counted by the server. */
export function viewedSeconds(statistics: readonly Counted[], dayId: number, lessonId: number): number {
  return statistics.find((one) => one.dayId === dayId && one.lessonId === lessonId)?.viewedSeconds ?? 0
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

export interface StageProgress {
  done: number
  total: number
  /** 0 to 100, rounded down. */
  percent: number
}

/** Finished days of a stage; where its days were not sent, their ids are counted. */
export function stageProgress(
  stage: { days: readonly { id: number }[]; dayIds: readonly number[] },
  statuses: readonly Pick<DayStatus, 'stageDayId' | 'status'>[],
): StageProgress {
  const finished = new Set(statuses.filter(({ status }) => status === 'finished').map(({ stageDayId }) => stageDayId))
  const ids = new Set(stage.days.length > 0 ? stage.days.map(({ id }) => id) : stage.dayIds)
  const done = [...ids].filter((id) => finished.has(id)).length
  return { done, total: ids.size, percent: ids.size === 0 ? 0 : Math.floor((100 * done) / ids.size) }
}

type Filling = Pick<Day, 'dayOfRest' | 'dayHomeworkIds'> & {
  lessonSets: readonly { lessons: readonly unknown[] }[]
  homeworks: readonly unknown[]
}

/** False for a day of study with neither lessons nor homework, which is reported as incorrectly filled. */
export function isDayFilled({ dayOfRest, lessonSets, homeworks, dayHomeworkIds }: Filling): boolean {
  return (
    dayOfRest || lessonSets.some(({ lessons }) => lessons.length > 0) || homeworks.length + dayHomeworkIds.length > 0
  )
}

/** The length of the lessons' videos in whole minutes, each counted once; a begun minute counts. */
export function lessonMinutes(lessons: readonly Pick<Lesson, 'delay'>[]): number {
  const seconds = lessons.reduce((sum, { delay }) => sum + delay, 0)
  return Math.ceil(seconds / 60)
}
