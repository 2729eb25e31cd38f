import { optionalId, orNull, text, wireCurrency, wireId, wireMinor } from '#/api/codecs'
import { entity } from '#/api/entity'
import { courseServiceType } from '#/domains/subscriptions/wire'
import { courseWire } from './stream-wire'

/** A33. */
export const demoSubscriptionWire = entity({ stream_id: wireId })

/** L32, as far as a demo course needs it. */
export const courseServiceWire = entity({
  id: wireId,
  title: text,
  type: courseServiceType,
  price: orNull(wireMinor),
  currency: wireCurrency,
  course_id: optionalId,
  course: orNull(courseWire),
})
