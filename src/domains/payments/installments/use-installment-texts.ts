import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Check, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { formatDate } from '#/lib/format-date'
import { formatMoney } from '#/lib/money'
import type { PillTone } from '#/ui/pill'
import type { Installment } from '../model'
import { installmentProgress } from './installment-progress'

interface Look {
  tone: PillTone
  icon: LucideIcon
  word: string
}

/** Words of a plan of payments: its state, how far it is, what is due next. */
export function useInstallmentTexts() {
  const { t, i18n } = useLingui()
  const { zone, locale } = useLearnerTime()

  const day = (at: Date) => formatDate(at, 'dayYear', locale, zone)

  /** Null where the server names no currency. */
  const money = (minor: number | null, { currency }: Installment): string | null =>
    minor === null || currency === null ? null : formatMoney(minor, currency, i18n.locale)

  /** Null for a status that this client does not know. */
  const state = (plan: Installment): Look | null => {
    if (plan.status === 'paid') return { tone: 'success', icon: Check, word: t`Paid in full` }
    if (plan.status === 'cancelled') return { tone: 'neutral', icon: X, word: t`Cancelled` }
    if (plan.status === 'unknown') return null
    const { isFailing, paid, count } = installmentProgress(plan)
    if (isFailing) return { tone: 'danger', icon: TriangleAlert, word: t`A payment failed` }
    const word = t`${paid} of ${count} paid`
    return { tone: 'info', icon: CalendarClock, word: count > 0 ? word : t`Under way` }
  }

  /** What is due next; null where nothing is. */
  const next = (plan: Installment): string | null => {
    const due = installmentProgress(plan).next
    if (!due) return null
    const sum = money(due.amount, plan)
    const date = due.at && day(due.at)
    if (sum && date) return t`Next: ${sum} on ${date}`
    return date ? t`Next payment on ${date}.` : sum && t`Next: ${sum}`
  }

  return { day, money, state, next }
}
