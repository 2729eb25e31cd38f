import type { Course, Day, Lesson, LessonSet, Stream, StreamFilters } from '../model'

type Options = Course['courseOptions']

/** The options that a learner may choose from, of the course and its days, without duplicates. */
export function courseOptionValues(...options: readonly Options[]): Options['trainingLessonOptionValues'] {
  const byId = new Map(options.flatMap((one) => one.trainingLessonOptionValues).map((value) => [value.id, value]))
  return [...byId.values()]
}

/** The chosen options that still exist: a choice of which none is left filters nothing. */
export function chosenOptions(chosen: readonly number[], known: readonly { id: number }[]): number[] {
  return chosen.filter((id) => known.some((value) => value.id === id))
}

/** Whether a lesson fits the choice: one without options fits every choice, and without a choice every lesson fits. */
export function fitsOptions(
  { trainingLessonOptionValueIds }: Pick<Lesson, 'trainingLessonOptionValueIds'>,
  chosen: readonly number[],
): boolean {
  const ids = trainingLessonOptionValueIds
  return chosen.length === 0 || ids.length === 0 || ids.some((id) => chosen.includes(id))
}

/** The sets with only the lessons that fit; sets without any are left out. */
export function filteredSets(sets: readonly LessonSet[], chosen: readonly number[]): LessonSet[] {
  return sets
    .map((set) => ({ ...set, lessons: set.lessons.filter((lesson) => fitsOptions(lesson, chosen)) }))
    .filter(({ lessons }) => lessons.length > 0)
}

/** The options that a learner may choose from on a day. */
export function dayOptions(
  { course }: { course: Pick<Course, 'courseOptions'> | null },
  day: Pick<Day, 'courseOptions'>,
) {
  return courseOptionValues(...(course ? [course.courseOptions] : []), day.courseOptions)
}

/** A day's sets with the lessons that fit what the learner chose in this stream. */
export function fittingSets(
  stream: Pick<Stream, 'course' | 'filters'>,
  day: Pick<Day, 'courseOptions' | 'lessonSets'>,
): LessonSet[] {
  return filteredSets(day.lessonSets, chosenOptions(stream.filters.trainingLessonOptionValues, dayOptions(stream, day)))
}

/** Filters in the form of L6: the server replaces them as a whole, so keys that we do not know go back with ours. */
export function filtersBody({ trainingLessonOptionValues, refusedHomeworkIds, refusedDayIds, rest }: StreamFilters) {
  return {
    ...rest,
    training_lesson_option_values: trainingLessonOptionValues,
    refused_homework_ids: refusedHomeworkIds,
    refused_day_ids: refusedDayIds,
  }
}
