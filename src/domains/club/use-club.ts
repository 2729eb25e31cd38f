import { useQuery } from '@tanstack/react-query'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { courseQueries } from '#/domains/study/stream-queries'
import { givesAccess } from '#/domains/subscriptions/covers-course'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { shownCommunities } from './community-type'
import { communityTarget } from './community-target'
import { clubQueries } from './queries'

/** The communities that the learner sees, each with where it leads and a picture of its course; asked for once `isDue`. */
export function useClub({ isDue = true }: { isDue?: boolean } = {}) {
  const { communityUrl } = useBrand()
  const { now } = useLearnerTime()
  const { data: streams = [] } = useQuery(courseQueries.streams())
  const { data: subscriptions = [] } = useQuery(subscriptionQueries.list())
  const read = useQuery({ ...clubQueries.communities(), enabled: isDue && communityUrl !== null })
  const facts = { now, subscriptions, courseIds: streams.map(({ courseId }) => courseId) }
  const hasSubscription = subscriptions.some(givesAccess)
  const shown = shownCommunities(read.data ?? [], facts).map((one) => ({
    ...one,
    target: communityTarget(one, { communityUrl, hasSubscription }),
    image: streams.find(({ courseId }) => one.community.courseIds.includes(courseId))?.course?.image ?? null,
  }))
  return { read, shown }
}
