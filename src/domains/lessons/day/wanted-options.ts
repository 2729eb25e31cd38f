import type { MutationFilters, MutationState, QueryClient } from '@tanstack/react-query'
import type { Stream } from '#/domains/study/model'
import type { FilterChange } from '#/domains/study/days/change-filters'
import { courseMutations } from '#/domains/study/mutations'
import { courseQueries } from '#/domains/study/stream-queries'

/** The options that a change of filters asks for; undefined for one of something else. */
export function askedOptions({ variables }: MutationState): readonly number[] | undefined {
  // Only `saveFilters` has its key, by which the changes are found.
  return (variables as FilterChange | undefined)?.options
}

/** The changes of a stream's options that are on their way, the latest last. */
export const optionChanges = (streamId: number): MutationFilters => ({
  mutationKey: courseMutations.saveFilters().mutationKey,
  status: 'pending',
  predicate: ({ state }) =>
    (state.variables as FilterChange | undefined)?.streamId === streamId && askedOptions(state) !== undefined,
})

/**
 * The options that a press changes: of the latest change on its way, else of the stream as it is known now. A second press may come
 * before the first is drawn. May include options of other days, which a choice must keep.
 */
export function wantedOptions(client: QueryClient, stream: Pick<Stream, 'id' | 'filters'>): readonly number[] {
  const latest = client.getMutationCache().findAll(optionChanges(stream.id)).at(-1)
  const known = client.getQueryData(courseQueries.streams().queryKey)?.find(({ id }) => id === stream.id)
  return (latest && askedOptions(latest.state)) ?? (known ?? stream).filters.trainingLessonOptionValues
}

/** Chooses an option, or takes it back. */
export const toggled = (options: readonly number[], id: number): number[] =>
  options.includes(id) ? options.filter((one) => one !== id) : [...options, id]
