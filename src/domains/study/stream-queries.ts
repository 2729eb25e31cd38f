import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { streamsCall } from './calls'
import { streamWire } from './stream-wire'

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
}
