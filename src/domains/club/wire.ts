import { flag, int, laxList, requiredTime, requiredUrl, text, wireId, wireTime, wireUrl } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import * as z from '#/lib/zod'

/** A community of the school (contract 2.27). */
export const communityWire = entity({
  id: wireId,
  uniq: z.string(),
  chat_only: flag(false),
  course_ids: laxList(wireId),
  ...laxParts({
    title: text,
    slug: text,
    faq_url: wireUrl,
    custom_url: wireUrl,
    telegram_chat_url: wireUrl,
    have_subscription_landing_url: wireUrl,
    no_have_subscription_landing_url: wireUrl,
  }),
})

/** That the learner belongs to a community; without an end it lasts. */
export const userCommunityWire = entity({
  id: wireId,
  community_id: wireId,
  start_date: requiredTime,
  end_date: wireTime,
  is_optional_purchase: flag(false),
})

/** An article of the club's own service (contract 2.28). */
export const articleWire = entity({
  id: wireId,
  url: requiredUrl,
  ...laxParts({
    external_id: text,
    title: text,
    created_at: wireTime,
    published_at: wireTime,
    preview: wireUrl,
    count_views: int(0),
    labels: laxList(z.string()),
    liked: flag(false),
    is_favourite: flag(false),
    sort: int(0),
  }),
})
