import type { QueryClient } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { appStore } from '#/platform/app-store'
import { forgetPendingOrder, keepPendingOrder, readPendingOrders } from '../pending-order'

/** At a start of the app: finishes what the store has taken the money for while nobody listened, and forgets what was begun in vain. */
export async function finishTransactions(client: QueryClient, learnerId: number): Promise<void> {
  const store = appStore()
  if (!store) return
  const open = await store.unfinished()
  for (const kept of readPendingOrders(learnerId)) {
    const { store: begun, orderId } = kept
    if (!begun || begun.isTaken) continue
    if (open.some(({ product }) => product === begun.product))
      keepPendingOrder(learnerId, { ...kept, store: { ...begun, isTaken: true } })
    else forgetPendingOrder(learnerId, orderId)
  }
  await Promise.all(open.map(({ id }) => store.finish(id)))
  if (open.length === 0) return
  for (const { queryKey } of [courseQueries.streams(), subscriptionQueries.list()]) refetch(client, queryKey)
}
