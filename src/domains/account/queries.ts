import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { USER_KEY } from './user-key'
import { externalAuthWire, userWire } from './wire'

export const accountQueries = {
  /** The learner (A9), without the statistics that only the profile shows. */
  user: () =>
    queryOptions({
      queryKey: USER_KEY,
      queryFn: ({ signal }) => api.get('user', { signal }).data(userWire),
      // The guard fetches it; the header, which only shows it, must not try again after a failure.
      retryOnMount: false,
    }),

  /** Networks whose accounts are or can be linked (A19). */
  externalAuths: () =>
    queryOptions({
      queryKey: ['account', 'external-auths'],
      queryFn: ({ signal }) => api.get('user-external-auth', { signal }).list(externalAuthWire),
      // Loaders ask for it; the list that shows the failure has a button to try again.
      retryOnMount: false,
    }),
}
