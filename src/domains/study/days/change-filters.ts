import { track } from '#/analytics/track'
import { api } from '#/api/client'
import { confirmedMutation } from '#/api/confirmed-mutation'
import { ALWAYS_STALE } from '#/api/stale-time'
import { invariant } from '#/lib/invariant'
import { filtersBody } from './lesson-filter'
import type { StreamFilters } from '../model'
import { courseQueries } from '../stream-queries'
import { readStream } from '../streams/patch-streams'
import { type Refused, refusing } from '../locks/stage-block'
import { savedFiltersWire } from '../stage-wire'

export interface FilterChange {
  streamId: number
  /** Ids of all options that are chosen now. */
  options?: number[]
  /** What the next stage is opened without. */
  detour?: Refused
}

/**
 * Saves a change of a stream's filters (L6). The call replaces all of them, so the change is made to those that the server has now:
 * another tab or device may have changed the others.
 */
export const changeFilters = confirmedMutation({
  send: async (change: FilterChange, { client }) => {
    const { streamId } = change
    invariant(streamId, 'streamId must be set')
    const streams = await client.query({ ...courseQueries.streams(), staleTime: ALWAYS_STALE })
    const now = streams.find(({ id }) => id === streamId)?.filters
    invariant(now, 'The stream is not among the learner’s')
    const filters = changed(now, change)
    track('filter_change', { streamId, filters: namedFilters(filters) })
    const json = { filters: filtersBody(filters) }
    return api.post(`user-course-streams/${streamId}/filters`, { json }).data(savedFiltersWire)
  },
  readBack: readStream,
  // Made once more, the change would change nothing.
  isDone: ({ filters }, change) => {
    const names = namedFilters(filters)
    const wanted = namedFilters(changed(filters, change))
    return names.length === wanted.length && wanted.every((name) => names.includes(name))
  },
})

function changed(filters: StreamFilters, { options, detour }: FilterChange): StreamFilters {
  return refusing({ ...filters, trainingLessonOptionValues: options ?? filters.trainingLessonOptionValues }, detour)
}

/** Options by id; refused things with their kind, since their ids are of another kind. */
function namedFilters({ trainingLessonOptionValues, refusedHomeworkIds, refusedDayIds }: StreamFilters) {
  return [
    ...trainingLessonOptionValues,
    ...refusedHomeworkIds.map((id) => `homework ${id}`),
    ...refusedDayIds.map((id) => `day ${id}`),
  ]
}
