import {
  flag,
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

/** A saved way to pay. `expires` as MM/YYYY. */
export const paymentMethodWire = entity({
  id: wireId,
  ...laxParts({
    type: optionalText,
    title: text,
    expires: optionalText,
    is_default: flag(false),
    created_at: wireTime,
  }),
})

const installmentPaymentWire = entity({
  id: wireId,
  amount: wireMinor,
  pay_at: wireTime,
  status: laxEnum(['waiting', 'paid', 'failed']),
})

/** Something that is paid for in parts. */
export const installmentWire = entity({
  id: wireId,
  status: laxEnum(['active', 'paid', 'cancelled']),
  payments: laxList(installmentPaymentWire),
  ...laxParts({
    title: text,
    cancel_popup_text: optionalText,
    amount: orNull(wireMinor),
    paid_amount: orNull(wireMinor),
    currency: wireCurrency,
    next_pay_at: wireTime,
  }),
})
