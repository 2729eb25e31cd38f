import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { refetchAndWait } from '#/api/refetch'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import type { ChangedDay, Stream, StreamStatus } from '../model'
import { courseQueries } from '../stream-queries'
import { studyQueries } from '../course-queries'

/** Applies a server answer to every cached copy of the stream. */
export function patchStream(client: QueryClient, streamId: number, change: Partial<Stream>): void {
  const patch = (stream: Stream) => (stream.id === streamId ? { ...stream, ...change } : stream)
  client.setQueryData(courseQueries.streams().queryKey, (streams) => streams?.map(patch))
  client.setQueryData(
    studyQueries.status(streamId).queryKey,
    (status) => status && { ...status, stream: patch(status.stream) },
  )
}

/** Applies a started or finished day before the whole status is fetched again. */
export function patchDay(client: QueryClient, streamId: number, { day: _day, ...changed }: ChangedDay): void {
  client.setQueryData(studyQueries.status(streamId).queryKey, (status) => status && withDay(status, changed))
}

function withDay(status: StreamStatus, changed: StreamStatus['days'][number]): StreamStatus {
  const others = status.days.filter(({ stageDayId }) => stageDayId !== changed.stageDayId)
  return { ...status, days: [...others, changed] }
}

interface Refresh {
  /** Does not ask anew for the stream's status where it is being fetched already. */
  joinsStatus?: boolean
  /** Nor for the lists that it shares with other streams. */
  joinsLists?: boolean
  /** Asks for nothing that has been asked anew since this time (as `performance.now()`). */
  since?: number | undefined
}

/** Refetches everything that a stream's state is made of, past the cache; does not wait for it. */
export function refreshStream(client: QueryClient, streamId: number, options: Refresh = {}): void {
  void refreshStreamAndWait(client, streamId, options)
}

/** The same, until the answers have arrived or failed. */
async function refreshStreamAndWait(
  client: QueryClient,
  streamId: number,
  { joinsStatus = false, joinsLists = false, since }: Refresh = {},
): Promise<void> {
  const streams = client.getQueryData(courseQueries.streams().queryKey)
  const isBySubscription = streams?.some((one) => one.id === streamId && one.isOptionalPurchase)
  const ofLists = { cancelRefetch: !joinsLists, since }
  await Promise.all([
    refetchAndWait(client, studyQueries.status(streamId).queryKey, { cancelRefetch: !joinsStatus, since }),
    refetchAndWait(client, courseQueries.streams().queryKey, ofLists),
    isBySubscription && refetchAndWait(client, subscriptionQueries.list().queryKey, ofLists),
  ])
}

interface Place {
  streamId: number
}

/** For `readBack`: the stream as the server has it now; undefined where it could not be fetched. */
export async function readStream(
  { streamId }: Place,
  { client }: { client: QueryClient },
): Promise<Stream | undefined> {
  const { queryKey } = courseQueries.streams()
  const isNew = await refreshAndCompare(client, streamId, queryKey)
  return isNew ? client.getQueryData(queryKey)?.find(({ id }) => id === streamId) : undefined
}

/** The same for the stream's status. */
export async function readStatus(
  { streamId }: Place,
  { client }: { client: QueryClient },
): Promise<StreamStatus | undefined> {
  const { queryKey } = studyQueries.status(streamId)
  return (await refreshAndCompare(client, streamId, queryKey)) ? client.getQueryData(queryKey) : undefined
}

/** Refreshes a stream; whether an answer to this query has arrived by that. */
async function refreshAndCompare(client: QueryClient, streamId: number, queryKey: QueryKey): Promise<boolean> {
  const count = () => client.getQueryState(queryKey)?.dataUpdateCount ?? 0
  const before = count()
  await refreshStreamAndWait(client, streamId)
  return count() > before
}
