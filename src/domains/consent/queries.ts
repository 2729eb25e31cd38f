import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { cookiePolicyWire, cookieQuestionWire } from './wire'

export const consentQueries = {
  /** Whether the school asks for consent, and for which kinds of cookies (A25). */
  question: () =>
    queryOptions({
      queryKey: ['consent', 'question'],
      queryFn: ({ signal }) => api.get('cookie', { signal }).data(cookieQuestionWire),
      staleTime: Infinity,
    }),

  /** What the signed-in learner chose on any device (A26); null: nothing yet. */
  policy: () =>
    queryOptions({
      queryKey: ['consent', 'policy'],
      queryFn: ({ signal }) => api.get('cookie/get-policy', { signal }).data(cookiePolicyWire),
      staleTime: Infinity,
    }),
}
