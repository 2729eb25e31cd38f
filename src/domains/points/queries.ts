import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { pointsAmountWire } from './wire'

export const pointQueries = {
  /** The balance (A21). */
  amount: () =>
    queryOptions({
      queryKey: ['points', 'amount'],
      queryFn: async ({ signal }) => (await api.get('user-score/amount', { signal }).data(pointsAmountWire)).amount,
      // The load of the session asks for it; the parts of the shell that show it must not try again after a failure.
      retryOnMount: false,
    }),
}
