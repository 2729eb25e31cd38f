import { expect, it } from 'vitest'
import { inDays } from '../../../tests/contract/made'
import { community, userCommunity } from './club-fixtures'
import { joinCommunities } from './join-communities'

it('joins a community with the learner’s belonging to it, of several with the one that lasts longest', () => {
  const own = [
    userCommunity({ id: 1, endDate: inDays(-5) }),
    userCommunity({ id: 2, endDate: inDays(5) }),
    userCommunity({ id: 3, endDate: inDays(1) }),
    userCommunity({ id: 4, communityId: 99 }),
  ]
  const joined = joinCommunities([community({ id: 5 }), community({ id: 6 })], own)
  expect(joined.map(({ userCommunity: found }) => found?.id ?? null)).toEqual([2, null])
})

it.each([
  ['one without an end lasts longest', [inDays(5), null], 2],
  ['of two that last as long the newer one', [null, null], 2],
])('%s', (_, ends, id) => {
  const own = ends.map((endDate, index) => userCommunity({ id: index + 1, endDate }))
  expect(joinCommunities([community()], own)[0]?.userCommunity?.id).toBe(id)
})
