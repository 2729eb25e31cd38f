import { asRecord } from '#/lib/lax'

/** What the form of a purchase holds. */
export interface PurchaseValues {
  name: string
  email: string
  phone: string
  /** The promo code. */
  code: string
}

/** What was typed into it before, as far as it was kept; null: nothing. */
export function keptPurchase(kept: unknown): Partial<PurchaseValues> | null {
  const record = asRecord(kept)
  if (!record) return null
  const values: Partial<PurchaseValues> = {}
  for (const field of ['name', 'email', 'phone', 'code'] as const) {
    const value = record[field]
    if (typeof value === 'string') values[field] = value
  }
  return values
}
