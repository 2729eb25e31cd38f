import type { QueryClient } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'

/** `stream_status`: asks how an order stands that is shown, since its payment may be what has changed the stream. */
export function onOrderHint(client: QueryClient, since: number): void {
  refetch(client, ['purchases', 'order'], { since })
}
