import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#/ui/cx'

/** More than this is shown as "99+". */
const MAX_SHOWN = 99

interface CountMarkProps {
  count: number
  of: 'messages' | 'homework'
  /** At the corner of an icon rather than at the end of a menu's row. */
  onIcon?: boolean
}

/** How many messages are unread, or how much homework waits for the learner; nothing for none. */
export function CountMark({ count, of, onIcon = false }: CountMarkProps) {
  const { t } = useLingui()
  if (count === 0) return null
  const words =
    of === 'messages'
      ? t`${plural(count, { one: '# unread message', other: '# unread messages' })}`
      : t`${plural(count, { one: '# piece of homework waits for you', other: '# pieces of homework wait for you' })}`
  return (
    <span
      className={cx(
        'num grid place-items-center rounded-full bg-spark px-1 leading-none font-bold text-on-spark',
        // An icon keeps its size with larger letters, and so does what lies on it.
        onIcon
          ? 'pointer-events-none absolute start-1/2 top-1.5 ms-1.5 h-4.5 min-w-4.5 text-[11px]'
          : 'ms-auto h-[1.125rem] min-w-[1.125rem] text-[0.6875rem]',
      )}
    >
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
