import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ALWAYS_STALE } from '#/api/stale-time'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { accessMark } from './access-mark'

/** What the learner has of a stream, as far as it is known here. */
export const knownAccess = (client: QueryClient, streamId: number): string =>
  accessMark(
    streamId,
    client.getQueryData(courseQueries.streams().queryKey) ?? [],
    client.getQueryData(subscriptionQueries.list().queryKey) ?? [],
  )

/** The same, asked anew: the store tells the school of a purchase by itself, and the wire has no call for a receipt. */
export const activationQuery = (streamId: number) =>
  queryOptions({
    // Among the orders, which `stream_status` asks for.
    queryKey: ['purchases', 'order', 'store', streamId],
    queryFn: async ({ client }) => {
      const anew = { staleTime: ALWAYS_STALE, retry: false }
      const [streams, subscriptions] = await Promise.all([
        client.query({ ...courseQueries.streams(), ...anew }),
        client.query({ ...subscriptionQueries.list(), ...anew }),
      ])
      return accessMark(streamId, streams, subscriptions)
    },
    staleTime: ALWAYS_STALE,
    gcTime: 0,
    retry: false,
  })
