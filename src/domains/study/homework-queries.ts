import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import { homeworkStatusWire, homeworkWire } from './homework-wire'

export const homeworkQueries = {
  /** All homework of the learner's courses (L13), to look up a row's `homework` where it is null. */
  all: () =>
    queryOptions({
      queryKey: ['homework', 'all'],
      queryFn: ({ signal }) => api.get('homework', { query: { expand: 'scores' }, signal }).list(homeworkWire),
    }),

  /** The stream's homework statuses (L14); the call also creates missing ones. */
  statuses: (streamId: number) =>
    queryOptions({
      queryKey: ['homework', 'statuses', streamId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'streamId must be set')
        return api.get(`user-course-streams/${streamId}/user-homework`, { signal }).list(homeworkStatusWire)
      },
    }),
}
