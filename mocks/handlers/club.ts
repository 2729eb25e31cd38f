import * as z from '#/lib/zod'
import { authCall } from '../call.ts'
import { list } from '../reply.ts'
import { communitiesOf } from '../world/communities.ts'

const community = z.object({
  id: z.number(),
  uniq: z.string(),
  title: z.string(),
  slug: z.string(),
  chat_only: z.boolean(),
  course_ids: z.array(z.number()),
  faq_url: z.nullable(z.string()),
  custom_url: z.nullable(z.string()),
  telegram_chat_url: z.nullable(z.string()),
  have_subscription_landing_url: z.nullable(z.string()),
  no_have_subscription_landing_url: z.nullable(z.string()),
})
const userCommunity = z.object({
  id: z.number(),
  community_id: z.number(),
  start_date: z.number(),
  end_date: z.nullable(z.number()),
  is_optional_purchase: z.boolean(),
})

export const clubCalls = [
  authCall('L36', 'GET community', {
    expected: list(community),
    run: ({ world, lang }) => communitiesOf(world.brand).map(({ title, ...rest }) => ({ ...rest, title: title[lang] })),
  }),
  authCall('L36', 'GET user-community', {
    expected: list(userCommunity),
    run: ({ learner }) =>
      learner.communities.map(({ id, communityId, start, end, isOptional }) => ({
        id,
        community_id: communityId,
        start_date: start,
        end_date: end,
        is_optional_purchase: isOptional,
      })),
  }),
]
