import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import { homeworkStatusWire, homeworkWire } from './wire'

export const homeworkQueries = {
  /** All homework of the learner's courses (L13): where a row's `homework` is looked up when it is null. */
  all: () =>
    queryOptions({
      queryKey: ['homework', 'all'],
      queryFn: ({ signal }) => api.get('homework', { query: { expand: 'scores' }, signal }).list(homeworkWire),
    }),

  /** The stream's homework statuses (L14); asking also makes those that are missing. */
  statuses: (streamId: number) =>
    queryOptions({
      queryKey: ['homework', 'statuses', streamId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'streamId must be set')
        return api.get(`user-course-streams/${streamId}/user-homework`, { signal }).list(homeworkStatusWire)
      },
    }),
}
