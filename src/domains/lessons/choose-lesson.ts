import type { Lesson, LessonSet } from './model'

/** The lesson that the address names, else the first that is not complete, else the first; null for a day without lessons. */
export function chooseLesson(
  sets: readonly Pick<LessonSet, 'lessons'>[],
  named: number | undefined,
  isComplete: (lesson: Lesson) => boolean,
): Lesson | null {
  const lessons = sets.flatMap((set) => set.lessons)
  return lessons.find(({ id }) => id === named) ?? lessons.find((lesson) => !isComplete(lesson)) ?? lessons[0] ?? null
}
