import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { USER_KEY } from './user-key'
import { externalAuthWire, statisticsWire, userWire } from './wire'

const STATISTICS =
  'viewedHours,completedCourses,completedTasks,viewedLessons,referralOrders,cashback,discountForReferral,linkJumps'

export const accountQueries = {
  /** The learner (A9), without the statistics that only the profile shows. */
  user: () =>
    queryOptions({
      queryKey: USER_KEY,
      queryFn: ({ signal }) => api.get('user', { signal }).data(userWire),
      // The guard fetches it; the header, which only shows it, must not try again after a failure.
      retryOnMount: false,
    }),

  /** What the learner has done so far (A9, expanded): no other call gives it, and nothing else of the answer is kept. */
  statistics: () =>
    queryOptions({
      queryKey: ['account', 'statistics'],
      queryFn: ({ signal }) => api.get('user', { query: { expand: STATISTICS }, signal }).data(statisticsWire),
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
