import type { ReactNode } from 'react'
import { cx } from './cx'

interface ChipRowProps {
  /** Name of the group: "Filter". */
  label: string
  children: ReactNode
  className?: string
}

/** Chips side by side; on a phone they scroll to the page's edge, so that the cut one shows there is more. */
export function ChipRow({ label, children, className }: ChipRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'scroll-x -mx-gutter flex gap-2 px-gutter py-1 tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
