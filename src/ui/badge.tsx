import { cx } from './cx'

interface BadgeProps {
  /** Nothing is drawn for 0. */
  count: number
  /** What is counted, for screen readers: "3 unread messages". */
  label: string
  /** A dot instead of the figure. */
  dot?: boolean
  className?: string
}

/** A count in the warm colour. */
export function Badge({ count, label, dot = false, className }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={cx(
        'num inline-flex shrink-0 items-center justify-center rounded-full bg-spark text-[0.6875rem] leading-none font-bold text-on-spark forced-colors:border',
        dot ? 'size-2' : 'h-4.5 min-w-4.5 px-1.25',
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      {!dot && <span aria-hidden>{count > 99 ? '99+' : count}</span>}
    </span>
  )
}
