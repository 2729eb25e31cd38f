import { givesAccess } from '#/domains/subscriptions/covers-course'
import type { Subscription } from '#/domains/subscriptions/model'
import type { Community } from './model'

/** `recommended`: not the learner's, but of one of their courses; `hidden`: not begun, or of no course of theirs. */
export type CommunityType = 'recommended' | 'owned' | 'expired' | 'hidden'

export interface CommunityFacts {
  now: Date
  subscriptions: readonly Pick<Subscription, 'isActive' | 'isLifetime'>[]
  /** The learner's courses. */
  courseIds: readonly number[]
}

/** What a community is to the learner now; computed, never stored (contract 5.1). */
export function communityType(
  { userCommunity, courseIds }: Pick<Community, 'userCommunity' | 'courseIds'>,
  facts: CommunityFacts,
): CommunityType {
  if (!userCommunity) return courseIds.some((id) => facts.courseIds.includes(id)) ? 'recommended' : 'hidden'
  const { startDate, endDate, isOptionalPurchase } = userCommunity
  if (facts.now < startDate) return 'hidden'
  if (endDate && facts.now >= endDate) return 'expired'
  return isOptionalPurchase && !facts.subscriptions.some(givesAccess) ? 'expired' : 'owned'
}

export interface ShownCommunity {
  community: Community
  type: Exclude<CommunityType, 'hidden'>
}

const RANK = { owned: 0, recommended: 1, expired: 2 }

/** The communities that are shown: the learner's own first, then those that may become theirs, then those that were. */
export function shownCommunities(communities: readonly Community[], facts: CommunityFacts): ShownCommunity[] {
  return communities
    .flatMap((community): ShownCommunity[] => {
      const type = communityType(community, facts)
      return type === 'hidden' ? [] : [{ community, type }]
    })
    .toSorted((a, b) => RANK[a.type] - RANK[b.type])
}

/** The communities that a learner has, for the menu: those that have begun, also where they are over. */
export function ownCommunities<C extends Pick<Community, 'userCommunity'>>(communities: readonly C[], now: Date): C[] {
  return communities.filter(({ userCommunity }) => userCommunity !== null && userCommunity.startDate <= now)
}
