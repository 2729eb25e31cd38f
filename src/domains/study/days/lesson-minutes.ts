import type { Lesson } from '../model'

/** The length of the lessons' videos in whole minutes, each counted once; a begun minute counts. */
export function lessonMinutes(lessons: readonly Pick<Lesson, 'delay'>[]): number {
  const seconds = lessons.reduce((sum, { delay }) => sum + delay, 0)
  return Math.ceil(seconds / 60)
}
