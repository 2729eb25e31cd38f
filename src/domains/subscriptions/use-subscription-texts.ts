import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Check, CircleDot, Hourglass, Infinity as Lifetime, type LucideIcon } from 'lucide-react'
import { formatDate } from '#/lib/format-date'
import { formatMoney } from '#/lib/money'
import type { PillTone } from '#/ui/pill'
import type { Subscription } from './model'
import type { SubscriptionState } from './subscription-state'

interface StateLook {
  tone: PillTone
  icon: LucideIcon
  word: string
  line: string
}

/** Words of a subscription: its state with the date that matters, its price and period. */
export function useSubscriptionTexts(zone: string) {
  const { t, i18n } = useLingui()
  const day = (at: Date) => formatDate(at, 'dayYear', i18n.locale, zone)

  /** Null for a status that this client does not know. */
  const state = (known: SubscriptionState): StateLook | null => {
    switch (known.kind) {
      case 'lifetime':
        return { tone: 'info', icon: Lifetime, word: t`Valid indefinitely`, line: t`No end date, nothing more to pay.` }
      case 'next_payment':
        return { tone: 'success', icon: CircleDot, word: t`Active`, line: t`Next payment on ${day(known.at)}.` }
      case 'active':
        return { tone: 'success', icon: CircleDot, word: t`Active`, line: '' }
      case 'ending':
        return {
          tone: 'warning',
          icon: Hourglass,
          word: t`Ending`,
          line: known.at
            ? t`You keep access until ${day(known.at)}.`
            : t`You keep access until the end of the paid period.`,
        }
      case 'ended':
        return {
          tone: 'neutral',
          icon: Check,
          word: t`Ended`,
          line: known.at ? t`Ended on ${day(known.at)}.` : t`What you have done stays.`,
        }
      case 'pending':
        return {
          tone: 'info',
          icon: CalendarClock,
          word: t`Payment under way`,
          line: t`It opens when the first payment arrives.`,
        }
      case 'none':
        return null
    }
  }

  const price = ({ amount, currency }: Subscription): string | null => {
    if (amount === null || currency === null) return null
    return amount === 0 ? t`Free` : formatMoney(amount, currency, i18n.locale)
  }

  const period = ({ period: unit, interval }: Subscription): string | null => {
    if (unit === 'day') return t`${plural(interval, { 1: 'every day', one: 'every # day', other: 'every # days' })}`
    if (unit === 'week') return t`${plural(interval, { 1: 'every week', one: 'every # week', other: 'every # weeks' })}`
    if (unit === 'month')
      return t`${plural(interval, { 1: 'every month', one: 'every # month', other: 'every # months' })}`
    if (unit === 'year') return t`${plural(interval, { 1: 'every year', one: 'every # year', other: 'every # years' })}`
    return null
  }
  /** For a status without words of its own. */
  const until = (at: Date) => t`Until ${day(at)}.`
  return { state, price, period, until }
}
