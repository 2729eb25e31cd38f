import type { StreamFilters } from '../model'

/** Filters in the form of L6: the server replaces them as a whole, so keys that we do not know go back with ours. */
export function filtersBody({ trainingLessonOptionValues, refusedHomeworkIds, refusedDayIds, rest }: StreamFilters) {
  return {
    ...rest,
    training_lesson_option_values: trainingLessonOptionValues,
    refused_homework_ids: refusedHomeworkIds,
    refused_day_ids: refusedDayIds,
  }
}
