import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import { streamsCall } from './calls'
import { streamWire } from './wire'

export const courseQueries = {
  /** All of the learner's streams with their courses, demo and ended ones included (L1). */
  streams: () =>
    queryOptions({
      queryKey: ['courses', 'streams'],
      queryFn: ({ signal }) => {
        const [path, query] = streamsCall
        return api.get(path, { query, signal }).list(streamWire)
      },
    }),

  /** One stream with its course (L2). */
  stream: (streamId: number) =>
    queryOptions({
      queryKey: ['courses', 'stream', streamId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'streamId must be set')
        return api.get(`user-course-streams/${streamId}`, { query: { expand: 'course' }, signal }).data(streamWire)
      },
    }),
}
