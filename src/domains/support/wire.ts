import { int, laxEnum, orNull, text, wireId, wireTime } from '#/api/codecs'
import { entity } from '#/api/entity'
import * as z from '#/lib/zod'

/** `targetProduct` null: the category needs no course; `sort` 999 is the specification's default. */
export const supportCategoryWire = entity({
  id: wireId,
  sort: int(999),
  title: text,
  target_product: orNull(laxEnum(['user_course_stream'])),
})

/** L34 answers with the request's id. */
export const sentQuestionWire = entity({ id: wireId, created_at: wireTime })

/** L34 body; the limits are the contract's. */
export const questionBody = z.object({
  target_id: z.optional(wireId),
  support_category_id: z.optional(wireId),
  name: z.optional(z.string().check(z.maxLength(128))),
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  email: z.optional(z.string().check(z.maxLength(320))),
})
