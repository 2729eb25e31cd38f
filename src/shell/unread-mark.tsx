import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#/ui/cx'

/** More than this is shown as "99+". */
const MAX_SHOWN = 99

/** How many messages are unread, at the end of a menu's row or at the corner of its icon; nothing for none. */
export function UnreadMark({ count, onIcon = false }: { count: number; onIcon?: boolean }) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <span
      className={cx(
        'num grid h-4.5 min-w-4.5 place-items-center rounded-full bg-spark px-1 text-[11px] leading-none font-bold text-on-spark',
        onIcon ? 'absolute start-1/2 top-1.5 ms-1.5' : 'ms-auto',
      )}
    >
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr-only">{t`${plural(count, { one: '# unread message', other: '# unread messages' })}`}</span>
    </span>
  )
}
