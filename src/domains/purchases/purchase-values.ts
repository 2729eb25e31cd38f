import { asRecord, textsOf } from '#/lib/lax'

/** What the form of a purchase holds. */
export interface PurchaseValues {
  name: string
  email: string
  phone: string
  /** The promo code. */
  code: string
}

const FIELDS = ['name', 'email', 'phone', 'code'] as const

/** What was typed into it before, as far as it was kept; null: nothing. */
export const keptPurchase = (kept: unknown): Partial<PurchaseValues> | null => asRecord(kept) && textsOf(kept, FIELDS)
