import { useLingui } from '@lingui/react/macro'
import type { PurchaseCode } from './purchase-error'

/** What to say of a purchase that came to nothing, and whether the next step is to write to support. */
export function usePurchaseTexts(): (code: PurchaseCode) => { text: string; isForSupport: boolean } {
  const { t } = useLingui()
  const texts: Record<PurchaseCode, { text: string; isForSupport?: true }> = {
    ERR_SETUP: { text: t`This cannot be bought here at the moment.`, isForSupport: true },
    ERR_LOAD: { text: t`No answer came. Look at your connection and press once more: nothing is paid twice.` },
    ERR_PURCHASE: { text: t`The order was not taken. Try once more in a minute.`, isForSupport: true },
    ERR_PAYMENT_CANCELLED: { text: t`The payment was cancelled. Nothing was charged: you can begin it again.` },
    ERR_PAYMENT_INVALID: { text: t`The payment could not begin.`, isForSupport: true },
    ERR_PAYMENT_NOT_ALLOWED: { text: t`This payment is not allowed for your account.`, isForSupport: true },
    ERR_UNKNOWN: { text: t`Something unexpected happened. Nothing was charged by us.`, isForSupport: true },
  }
  return (code) => ({ isForSupport: false, ...texts[code] })
}
