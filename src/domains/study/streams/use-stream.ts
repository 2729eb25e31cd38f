import { useQueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { settledBrand } from '#/domains/site-config/current-brand'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { pause } from '#/lib/pause'
import { courseQueries } from '../stream-queries'
import type { StreamInState } from './stream-groups'
import { useStreams } from './use-streams'

/** One of the learner's streams; throws "not found" for any other id, and for a demo stream where the brand hides them. */
export function useStream(streamId: number): StreamInState {
  const client = useQueryClient()
  const found = useStreams().find(({ stream }) => stream.id === streamId)
  if (found) return found
  const isHidden = client.getQueryData(courseQueries.streams().queryKey)?.some(({ id }) => id === streamId)
  const mayYetShow = client.getQueryState(siteConfigQueries.external().queryKey)?.status === 'pending'
  // The screen waits: a moment longer than for the answer, so that its readers have it.
  if (isHidden && mayYetShow) throw settledBrand(client).then(() => pause(0))
  throw notFound({ data: 'course' })
}
