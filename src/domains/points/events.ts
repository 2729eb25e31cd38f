import type { QueryClient } from '@tanstack/react-query'
import { wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { refetch } from '#/api/refetch'
import { eventField, readEventData } from '#/api/socket-frame'
import { accountQueries } from '#/domains/account/queries'
import * as z from '#/lib/zod'
import { pointQueries } from './queries'

const scoreEvent = entity({ amount: eventField(z.int()), entry: eventField(z.object({ id: wireId })) })

/** Id of the newest entry seen; ids grow, so that an outdated balance is recognised by its entry. */
const newest = new WeakMap<QueryClient, number>()

/** `score`: applies the new balance; asks for it where that may be wrong, unless it has been asked anew since the event came (`since`). */
export function onScore(client: QueryClient, data: unknown, since: number): void {
  const { amount, entry } = readEventData(scoreEvent, data)
  const { queryKey } = pointQueries.amount()
  if (entry !== null) {
    if (entry.id <= (newest.get(client) ?? 0)) return
    newest.set(client, entry.id)
  }
  const isSettled = client.getQueryData(queryKey) !== undefined && client.isFetching({ queryKey }) === 0
  if (amount !== null) {
    client.setQueryData(queryKey, (known) => (known === undefined ? known : amount))
    client.setQueryData(accountQueries.user().queryKey, (user) => user && { ...user, scoresAmount: amount })
  }
  // Without an entry an outdated event cannot be told; and an answer on its way may be older than the event.
  const isSure = amount !== null && entry !== null && isSettled
  if (!isSure) refetch(client, queryKey, { since })
  void client.invalidateQueries({ queryKey: ['points'], predicate: (query) => query.queryKey[1] !== queryKey[1] })
}
