import type { Community, UserCommunity } from './model'

type Joined = Omit<Community, 'userCommunity'>

/** The school's communities, each with the learner's belonging to it: of several the one that lasts longest. */
export function joinCommunities(communities: readonly Joined[], own: readonly UserCommunity[]): Community[] {
  return communities.map((community) => {
    const belongings = own.filter(({ communityId }) => communityId === community.id)
    const [userCommunity = null] = belongings.toSorted((a, b) => endOf(b) - endOf(a) || b.id - a.id)
    return { ...community, userCommunity }
  })
}

const endOf = ({ endDate }: UserCommunity): number => endDate?.getTime() ?? Number.POSITIVE_INFINITY
