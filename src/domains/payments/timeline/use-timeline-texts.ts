import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Check, Flag, Hourglass, type LucideIcon, Pause, Play, TriangleAlert, Users } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { formatDate } from '#/lib/format-date'
import { formatMoney } from '#/lib/money'
import type { dueSoon, TimelineEntry, TimelineKind } from './timeline'

interface Look {
  icon: LucideIcon
  colour: string
  word: string
}

/** Words of what happens on a date. */
export function useTimelineTexts() {
  const { t, i18n } = useLingui()
  const { now, zone, locale } = useLearnerTime()

  const look = ({ kind, at }: Pick<TimelineEntry, 'kind' | 'at'>): Look => {
    const isPast = at <= now
    const looks: Record<TimelineKind, Look> = {
      paid: { icon: Check, colour: 'text-success', word: t`Paid` },
      due: { icon: CalendarClock, colour: 'text-muted', word: t`Payment due` },
      overdue: { icon: TriangleAlert, colour: 'text-warning', word: t`Not paid yet` },
      failed: { icon: TriangleAlert, colour: 'text-danger', word: t`Did not come through` },
      'access-end': { icon: Hourglass, colour: 'text-muted', word: isPast ? t`Access ended` : t`Access ends` },
      'course-end': { icon: Flag, colour: 'text-muted', word: isPast ? t`The course ended` : t`The course ends` },
      'pause-start': { icon: Pause, colour: 'text-muted', word: isPast ? t`The pause began` : t`The pause begins` },
      'club-end': { icon: Users, colour: 'text-muted', word: isPast ? t`The club ended` : t`The club ends` },
      'pause-end': { icon: Play, colour: 'text-muted', word: isPast ? t`The pause ended` : t`The pause ends` },
    }
    return looks[kind]
  }

  const title = ({ title: named, about }: Pick<TimelineEntry, 'title' | 'about'>): string => {
    const unnamed = {
      subscription: t`Subscription`,
      installment: t`Payment in parts`,
      stream: t`Course`,
      club: t`Community`,
    }
    return named || unnamed[about.of]
  }

  const money = (amount: number | null, currency: string | null): string | null =>
    amount === null || currency === null ? null : amount === 0 ? t`Free` : formatMoney(amount, currency, i18n.locale)

  const day = (at: Date) => formatDate(at, 'dayYear', locale, zone)

  /** What is due soon, by currency; null: nothing. */
  const due = ({ sums, unknown }: ReturnType<typeof dueSoon>): string | null => {
    const parts = sums.map(({ amount, currency }) => formatMoney(amount, currency, i18n.locale))
    if (unknown > 0)
      parts.push(t`${plural(unknown, { one: '# payment without a sum', other: '# payments without a sum' })}`)
    return parts.length === 0 ? null : new Intl.ListFormat(i18n.locale).format(parts)
  }

  return { look, title, money, day, due }
}
