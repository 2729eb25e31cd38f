import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { USER_KEY } from './user-key'
import { userWire } from './wire'

export const accountQueries = {
  /** The learner (A9), without the statistics that only the profile shows. */
  user: () =>
    queryOptions({
      queryKey: USER_KEY,
      queryFn: ({ signal }) => api.get('user', { signal }).data(userWire),
      // The guard fetches it; the header, which only shows it, must not try again after a failure.
      retryOnMount: false,
    }),
}
