import { laxList, optionalId, optionalText, orNull, text, wireCurrency, wireId, wireMinor } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import { courseServiceType } from '#/domains/subscriptions/wire'
import * as z from '#/lib/zod'
import { courseWire, streamWire } from './stream-wire'

const serviceParts = {
  id: wireId,
  title: text,
  type: courseServiceType,
  price: orNull(wireMinor),
  currency: wireCurrency,
  course_id: optionalId,
  appstore_products: laxList(entity({ code: z.string() })),
  appstore_product_id: optionalText,
}

/** Something that is sold (contract 2.23). */
export const serviceWire = entity(serviceParts)

/** L32: with its course, the services that it holds, and the stream that it belongs to. */
export const courseServiceWire = entity({
  ...serviceParts,
  ...laxParts({ course: orNull(courseWire), childs: laxList(serviceWire), stream: orNull(streamWire) }),
})

/** A33. */
export const demoSubscriptionWire = entity({ stream_id: wireId })
