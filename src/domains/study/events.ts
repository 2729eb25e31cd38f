import type { QueryClient } from '@tanstack/react-query'
import { wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { refetch } from '#/api/refetch'
import { eventField, readEventData } from '#/api/socket-frame'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { refreshStream } from './streams/patch-streams'

const streamEvent = entity({ stream_id: eventField(wireId) })

/** `stream_status`: refetches what is shown of the stream, unless it has been asked anew since the event came (`since`). */
export function onStreamStatus(client: QueryClient, data: unknown, since: number): void {
  const { streamId } = readEventData(streamEvent, data)
  if (streamId !== null) {
    refreshStream(client, streamId, { since })
    return
  }
  for (const kind of ['status', 'streams']) refetch(client, ['courses', kind], { since })
  refetch(client, subscriptionQueries.list().queryKey, { since })
}
