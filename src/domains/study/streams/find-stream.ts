import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { ALWAYS_STALE } from '#/api/stale-time'
import type { Stream } from '../model'
import { courseQueries } from '../stream-queries'

/** The learner's stream that an address names, or null for a wrong id. */
export async function findStream(client: QueryClient, streamId: number): Promise<Stream | null> {
  const isIt = ({ id }: Stream) => id === streamId
  // Cached streams are used at once: the guard refreshes them, and its failure must not take them away.
  const known = (await queryUnlessFailed(client, { ...courseQueries.streams(), staleTime: 'static' })).find(isIt)
  if (known || !Number.isSafeInteger(streamId)) return known ?? null
  // It may have been bought a moment ago.
  const fresh = await client.query({ ...courseQueries.streams(), staleTime: ALWAYS_STALE })
  return fresh.find(isIt) ?? null
}
