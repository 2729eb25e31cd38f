import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import type { Community, UserCommunity } from './model'
import { communityWire, userCommunityWire } from './wire'

/** The contract's community, which nobody belongs to, with changes. */
export const community = (change: Partial<Community> = {}): Community => ({
  ...z.parse(communityWire, examples.community),
  userCommunity: null,
  ...change,
})

/** That the learner belongs to it, with changes. */
export const userCommunity = (change: Partial<UserCommunity> = {}): UserCommunity => ({
  ...z.parse(userCommunityWire, examples.userCommunity),
  ...change,
})
