import { laxEnum, text, wireCurrency, wireId, wireMinor, wireUrl } from '#/api/codecs'
import { entity } from '#/api/entity'
import { serviceWire } from '#/domains/study/service-wire'
import type * as z from '#/lib/zod'

/** L28: something that can be bought for a stream. */
export const optionWire = entity({
  id: wireId,
  stream_id: wireId,
  type_code: laxEnum(['course_subscription', 'expert_additional_question']),
  title: text,
  service: serviceWire,
})
export type PurchaseOption = z.output<typeof optionWire>
/** What buying something needs of it, be it an option of a stream or an offer of the school. */
export type ForSale = Pick<PurchaseOption, 'streamId' | 'title' | 'service'>

/** L29: the order that was made. */
export const boughtWire = entity({ order_id: wireId })

/** L30: what a promo code takes off, and what is left to pay. */
export const discountWire = entity({
  code: text,
  course_service_id: wireId,
  discount: wireMinor,
  amount: wireMinor,
  currency: wireCurrency,
})
export type Discount = z.output<typeof discountWire>

/** A28: how an order stands; the address of the payment is null where nothing is left to pay. */
export const orderWire = entity({
  id: wireId,
  status: laxEnum(['new', 'pending', 'paid', 'cancelled', 'failed']),
  amount: wireMinor,
  currency: wireCurrency,
  payment_url: wireUrl,
})
export type Order = z.output<typeof orderWire>
