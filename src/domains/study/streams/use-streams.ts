import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { settledBrand } from '#/domains/site-config/current-brand'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { pause } from '#/lib/pause'
import type { Stream } from '../model'
import { courseQueries } from '../stream-queries'
import { visibleStreams, type StreamInState } from './stream-groups'
import { streamState } from './stream-state'

/** The learner's streams with their states at this minute; demo ones only where the brand has them on. */
export function useStreams(): StreamInState[] {
  const { data: streams } = useSuspenseQuery(courseQueries.streams())
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { daysShowWarning, isDemoAccessible } = useBrand()
  const { now, zone } = useLearnerTime()
  const facts = { now, subscriptions, daysShowWarning, zone }
  return visibleStreams(streams, isDemoAccessible).map((stream) => ({ stream, state: streamState(stream, facts) }))
}

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

/** A course's name; a neutral one where the server does not show the course. */
export function useCourseName(): (stream: Pick<Stream, 'course'>) => string {
  const { t } = useLingui()
  return ({ course }) => course?.caption || t`Course`
}
