import { useQuery } from '@tanstack/react-query'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { courseQueries } from '#/domains/study/stream-queries'
import { givesAccess } from '#/domains/subscriptions/covers-course'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { shownCommunities } from './community-type'
import { communityTarget } from './community-target'
import { clubQueries } from './queries'

/**
 * The communities that the learner sees, each with where it leads and a picture of its course; asked for once `isDue`. `read`: what of
 * them is missing, since without courses and subscriptions it is not known what is the learner's.
 */
export function useClub({ isDue = true }: { isDue?: boolean } = {}) {
  const { communityUrl } = useBrand()
  const { now } = useLearnerTime()
  const streamsRead = useQuery(courseQueries.streams())
  const subscriptionsRead = useQuery(subscriptionQueries.list())
  const communities = useQuery({ ...clubQueries.communities(), enabled: isDue && communityUrl !== null })
  const reads = [communities, streamsRead, subscriptionsRead]
  const read = reads.find(({ data, error }) => error && !data) ?? reads.find(({ data }) => !data) ?? communities
  const { data: streams = [] } = streamsRead
  const { data: subscriptions = [] } = subscriptionsRead
  const facts = { now, subscriptions, courseIds: streams.map(({ courseId }) => courseId) }
  const hasSubscription = subscriptions.some(givesAccess)
  const shown = shownCommunities((read.data && communities.data) ?? [], facts).map((one) => ({
    ...one,
    target: communityTarget(one, { communityUrl, hasSubscription }),
    image: streams.find(({ courseId }) => one.community.courseIds.includes(courseId))?.course?.image ?? null,
  }))
  return { read, shown }
}
