import type { QueryClient } from '@tanstack/react-query'
import { wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { eventField, readEventData } from '#/api/socket-frame'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { refreshStream } from './patch-streams'

const streamEvent = entity({ stream_id: eventField(wireId) })

/** `stream_status`: refetches what is shown of the stream. */
export function onStreamStatus(client: QueryClient, data: unknown): void {
  const { streamId } = readEventData(streamEvent, data)
  if (streamId !== null) {
    refreshStream(client, streamId)
    return
  }
  for (const kind of ['status', 'streams']) void client.invalidateQueries({ queryKey: ['courses', kind] })
  void client.invalidateQueries({ queryKey: subscriptionQueries.list().queryKey })
}
