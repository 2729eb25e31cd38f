import { describe, expect, it } from 'vitest'
import { inDays, makeSubscription, NOW } from '../../../tests/contract/made'
import { community, userCommunity } from './club-fixtures'
import { type CommunityFacts, communityType, ownCommunities, shownCommunities } from './community-type'
import type { Community, UserCommunity } from './model'

const facts = (change: Partial<CommunityFacts> = {}): CommunityFacts => ({
  now: NOW,
  subscriptions: [],
  courseIds: [41],
  ...change,
})
const belonging = (change: Partial<UserCommunity> = {}): Partial<Community> => ({
  userCommunity: userCommunity({ startDate: inDays(-1), endDate: inDays(1), ...change }),
})
const active = makeSubscription({ isActive: true, isLifetime: false })
const lifetime = makeSubscription({ isActive: false, isLifetime: true })
const over = makeSubscription({ isActive: false, isLifetime: false })

describe('what a community is to the learner', () => {
  it.each<[string, Partial<Community>, Partial<CommunityFacts>, string]>([
    ['between its dates', belonging(), {}, 'owned'],
    ['without an end', belonging({ endDate: null }), {}, 'owned'],
    ['at its start', belonging({ startDate: NOW }), {}, 'owned'],
    ['before its start', belonging({ startDate: inDays(1) }), {}, 'hidden'],
    ['at its end', belonging({ endDate: NOW }), {}, 'expired'],
    ['after its end', belonging({ endDate: inDays(-1) }), {}, 'expired'],
    [
      'optional, with a subscription',
      belonging({ isOptionalPurchase: true }),
      { subscriptions: [over, active] },
      'owned',
    ],
    ['optional, with one for life', belonging({ isOptionalPurchase: true }), { subscriptions: [lifetime] }, 'owned'],
    ['optional, without one', belonging({ isOptionalPurchase: true }), { subscriptions: [over] }, 'expired'],
    ['not the learner’s, of one of their courses', {}, {}, 'recommended'],
    ['not the learner’s, of another course', {}, { courseIds: [42] }, 'hidden'],
  ])('%s: %o', (_, change, more, expected) => {
    expect(communityType(community(change), facts(more))).toBe(expected)
  })
})

it('shows the own ones first, then what may become theirs, then what was; never a hidden one', () => {
  const all = [
    community({ id: 1, ...belonging({ endDate: inDays(-1) }) }),
    community({ id: 2 }),
    community({ id: 3, courseIds: [] }),
    community({ id: 4, ...belonging() }),
  ]
  expect(shownCommunities(all, facts()).map(({ community: { id }, type }) => [id, type])).toEqual([
    [4, 'owned'],
    [2, 'recommended'],
    [1, 'expired'],
  ])
})

it('a learner has those that have begun, also where they are over', () => {
  const all = [
    community({ id: 1, ...belonging({ endDate: inDays(-1) }) }),
    community({ id: 2, ...belonging({ startDate: inDays(1) }) }),
    community({ id: 3, ...belonging({ startDate: NOW }) }),
    community({ id: 4 }),
  ]
  expect(ownCommunities(all, NOW).map(({ id }) => id)).toEqual([1, 3])
})
