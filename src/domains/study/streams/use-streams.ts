import { useSuspenseQuery } from '@tanstack/react-query'
import { useBrand } from '#/domains/site-config/use-brand'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { visibleStreams } from './demo-streams'
import { courseQueries } from '../stream-queries'
import type { StreamInState } from './stream-groups'
import { streamState } from './stream-state'
import { useLearnerTime } from '#/domains/account/use-learner-time'

/** The learner's streams with their states at this minute; demo ones only where the brand has them on. */
export function useStreams(): StreamInState[] {
  const { data: streams } = useSuspenseQuery(courseQueries.streams())
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { daysShowWarning, isDemoAccessible } = useBrand()
  const { now, zone } = useLearnerTime()
  const facts = { now, subscriptions, daysShowWarning, zone }
  return visibleStreams(streams, isDemoAccessible).map((stream) => ({ stream, state: streamState(stream, facts) }))
}
