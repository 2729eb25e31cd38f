import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { subscriptionWire } from './wire'

export const subscriptionQueries = {
  /** All of the learner's subscriptions, mobile ones included (L38). */
  list: () =>
    queryOptions({
      queryKey: ['subscriptions', 'list'],
      queryFn: ({ signal }) => api.get('payment-subscription', { signal }).list(subscriptionWire),
    }),

  /** One of them, as it is now (L38): the list's copy is what screens show. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['subscriptions', 'one', id],
      queryFn: ({ signal }) => api.get(`payment-subscriptions/${id}`, { signal }).data(subscriptionWire),
    }),
}
