import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { pointsAmountWire } from './wire'

export const pointQueries = {
  /** The balance (A21). */
  amount: () =>
    queryOptions({
      queryKey: ['points', 'amount'],
      queryFn: async ({ signal }) => (await api.get('user-score/amount', { signal }).data(pointsAmountWire)).amount,
    }),
}
