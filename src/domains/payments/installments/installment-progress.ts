import type { Installment } from '../model'

export interface InstallmentProgress {
  /** Payments that were made, and all of them. */
  paid: number
  count: number
  /** Minor units that are paid, and that are still to be paid; null where the server does not say the sum. */
  paidAmount: number
  left: number | null
  /** Per cent of the sum. */
  percent: number
  /** The next payment that is due; of a plan that goes on only. */
  next: { at: Date | null; amount: number | null } | null
  /** A payment did not come through, and the plan goes on. */
  isFailing: boolean
}

type Plan = Pick<Installment, 'status' | 'amount' | 'paidAmount' | 'nextPayAt' | 'payments'>

/** How far a plan of payments is. What is paid counts by the plan's own sum, else by its payments. */
export function installmentProgress({ status, amount, paidAmount, nextPayAt, payments }: Plan): InstallmentProgress {
  const done = payments.filter((one) => one.status === 'paid')
  const open = payments
    .filter((one) => one.status === 'waiting' || one.status === 'failed')
    .toSorted((a, b) => Number(a.payAt) - Number(b.payAt))
  const known = paidAmount ?? done.reduce((sum, one) => sum + one.amount, 0)
  const isActive = status === 'active'
  const [first] = open
  const at = nextPayAt ?? first?.payAt ?? null
  return {
    paid: done.length,
    count: payments.length,
    paidAmount: known,
    left: amount === null ? null : Math.max(0, amount - known),
    percent: amount ? Math.min(100, Math.max(0, (known / amount) * 100)) : 0,
    next: isActive && (first || at) ? { at, amount: first?.amount ?? null } : null,
    isFailing: isActive && open.some((one) => one.status === 'failed'),
  }
}
