import type * as z from '#/lib/zod'
import type { articleWire, communityWire, userCommunityWire } from './wire'

export type Article = z.output<typeof articleWire>
export type UserCommunity = z.output<typeof userCommunityWire>
/** A community, with the learner's belonging to it; null: none. */
export type Community = z.output<typeof communityWire> & { userCommunity: UserCommunity | null }
