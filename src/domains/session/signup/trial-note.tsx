import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BrandConfig } from '#/brand/brand-config'
import { formatMoney } from '#/lib/money'

interface TrialNoteProps {
  offer: NonNullable<BrandConfig['trialOffer']>
}

/** What a new learner is offered, in full: how long it is free, what it costs then, and how one gets out. */
export function TrialNote({ offer }: TrialNoteProps) {
  const { t, i18n } = useLingui()
  const { freeDays, price, currency, guaranteeDays, reminderDays } = offer
  const money = formatMoney(price, currency, i18n.locale)
  return (
    <p className="mt-6 text-small text-muted">
      <b className="text-text">
        {t`${plural(freeDays, { one: `# day free, then ${money} a month.`, other: `# days free, then ${money} a month.` })}`}
      </b>{' '}
      {t`${plural(guaranteeDays, { one: 'Money back within # day.', other: 'Money back within # days.' })}`}{' '}
      {t`${plural(reminderDays, {
        one: 'We remind you # day before the free time ends.',
        other: 'We remind you # days before the free time ends.',
      })}`}
    </p>
  )
}
