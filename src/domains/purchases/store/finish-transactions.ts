import type { QueryClient } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { appStore } from '#/platform/app-store'
import { keepPendingOrder, readPendingOrder } from '../pending-order'

/** At a start of the app: finishes what the store has taken the money for while nobody listened, and forgets what was begun in vain. */
export async function finishTransactions(client: QueryClient, learnerId: number): Promise<void> {
  const store = appStore()
  if (!store) return
  const open = await store.unfinished()
  const kept = readPendingOrder(learnerId)
  if (kept?.store && !kept.store.isTaken) {
    const { store: begun } = kept
    const isTaken = open.some(({ product }) => product === begun.product)
    keepPendingOrder(learnerId, isTaken ? { ...kept, store: { ...begun, isTaken } } : null)
  }
  await Promise.all(open.map(({ id }) => store.finish(id)))
  if (open.length === 0) return
  for (const { queryKey } of [courseQueries.streams(), subscriptionQueries.list()]) refetch(client, queryKey)
}
