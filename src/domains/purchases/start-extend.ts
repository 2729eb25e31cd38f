import type { QueryClient } from '@tanstack/react-query'
import { purchaseQueries } from './queries'

/** Loader of the options of a stream. */
export async function startExtend(client: QueryClient, streamId: number): Promise<void> {
  await client.query(purchaseQueries.options(streamId))
}
