import { laxEnum, wireCurrency, wireId, wireMinor } from '#/api/codecs'
import { entity, optionalId, orNull, text } from '#/api/entity'
import { courseWire } from './wire'

/** A33. */
export const demoSubscriptionWire = entity({ stream_id: wireId })

/** L32, as far as a demo course needs it. */
export const courseServiceWire = entity({
  id: wireId,
  title: text,
  type: orNull(
    laxEnum(['course_subscription', 'course_demo', 'course_buy', 'expert_additional_question', 'mobile_subscription']),
  ),
  price: orNull(wireMinor),
  currency: wireCurrency,
  course_id: optionalId,
  course: orNull(courseWire),
})
