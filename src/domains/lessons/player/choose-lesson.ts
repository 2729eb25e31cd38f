/** The lesson that the address names, else the first that is not complete, else the first; null for a day without lessons. */
export function chooseLesson<T extends { id: number }>(
  sets: readonly { lessons: readonly T[] }[],
  named: number | undefined,
  isComplete: (lesson: T) => boolean,
): T | null {
  const lessons = sets.flatMap((set) => set.lessons)
  return lessons.find(({ id }) => id === named) ?? lessons.find((lesson) => !isComplete(lesson)) ?? lessons[0] ?? null
}
