import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import { askOrder } from './calls'
import { optionWire } from './wire'

export const purchaseQueries = {
  /** What can be bought for a stream: more time, more consultations (L28). */
  options: (streamId: number) =>
    queryOptions({
      queryKey: ['purchases', 'options', streamId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'source must be set')
        return api.get(`extend/${streamId}`, { signal }).list(optionWire)
      },
    }),

  /** How an order stands (A28, which may be repeated). */
  order: (orderId: number) =>
    queryOptions({
      queryKey: ['purchases', 'order', orderId],
      queryFn: ({ signal }) => askOrder(orderId, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
}
