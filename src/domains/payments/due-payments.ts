import { daysUntil } from '#/lib/dates'
import { installmentProgress } from './installments/installment-progress'
import type { Installment } from './model'

export interface DuePayment {
  /** Of what is paid for in parts. */
  id: number
  title: string
  /** Minor units; null: not known. */
  amount: number | null
  currency: string | null
  /** It did not come through. */
  isFailing: boolean
}

/** The next payments of plans that are due today or have been, or did not come through. */
export function duePayments(plans: readonly Installment[], now: Date, zone: string): DuePayment[] {
  return plans.flatMap((plan) => {
    const { next, isFailing } = installmentProgress(plan)
    const isDue = next?.at ? daysUntil(now, next.at, zone) <= 0 : false
    if (!isDue && !isFailing) return []
    return { id: plan.id, title: plan.title, amount: next?.amount ?? null, currency: plan.currency, isFailing }
  })
}
