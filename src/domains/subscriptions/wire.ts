import {
  flag,
  int,
  laxEnum,
  laxList,
  optionalText,
  orNull,
  text,
  wireCurrency,
  wireId,
  wireMinor,
  wireTime,
} from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'

/** What a course service sells; null where the server does not say. */
export const courseServiceType = orNull(
  laxEnum(['course_subscription', 'course_demo', 'course_buy', 'expert_additional_question', 'mobile_subscription']),
)

/** `courseIds` empty: it covers every course. `isActive`: access now, also when cancelled but paid. */
export const subscriptionWire = entity({
  id: wireId,
  status: laxEnum(['active', 'trial', 'cancelled', 'ended', 'pending']),
  is_active: flag(false),
  is_active_status: flag(false),
  is_lifetime: flag(false),
  end_date: wireTime,
  course_service_type: courseServiceType,
  recurrent_payments_enabled: flag(false),
  course_ids: laxList(wireId),
  ...laxParts({
    title: text,
    next_pay_at: wireTime,
    period: orNull(laxEnum(['day', 'week', 'month', 'year'])),
    interval: int(1),
    cancel_popup_text: optionalText,
    amount: orNull(wireMinor),
    currency: wireCurrency,
  }),
})
