import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#/lib/format-date'
import { cx } from '#/ui/cx'
import { ROW } from '#/ui/page/rows'
import type { ScoreEntry } from '../model'

interface EntryRowProps {
  entry: ScoreEntry
  /** The time zone of the day. */
  zone: string
}

/** One booking: what for, on which day, how many. A sign, a word for screen readers and a colour tell earned from spent. */
export function EntryRow({ entry: { type, amount, howItWas, createdAt }, zone }: EntryRowProps) {
  const { t, i18n } = useLingui()
  const isAdded = type === 'add'
  const figure = amount.toLocaleString(i18n.locale)
  return (
    <li className={ROW} data-entry>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="block text-ui font-strong">{howItWas || (isAdded ? t`Points earned` : t`Points spent`)}</b>
        <span className="mt-0.5 block text-small text-muted first-letter:uppercase">
          {formatDate(createdAt, 'weekdayDay', i18n.locale, zone)}
        </span>
      </p>
      <span aria-hidden className={cx('num text-lead font-strong', isAdded && 'text-success')}>
        {isAdded ? `+${figure}` : `−${figure}`}
      </span>
      <span className="sr-only">
        {isAdded
          ? t`${plural(amount, { one: '# point earned', other: '# points earned' })}`
          : t`${plural(amount, { one: '# point spent', other: '# points spent' })}`}
      </span>
    </li>
  )
}
