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
  wireUrl,
} from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import * as z from '#/lib/zod'

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

/** A subscription after it was cancelled or resumed, and where the browser has to go then, if anywhere; the server may write the address either way. */
export const changedSubscriptionWire = z.pipe(
  z.object({ subscription: subscriptionWire, redirectUrl: wireUrl, redirect_url: wireUrl }),
  z.transform(({ subscription, redirectUrl, redirect_url: snakeUrl }) => ({
    subscription,
    redirectUrl: redirectUrl ?? snakeUrl,
  })),
)
