import type { ReactNode } from 'react'
import { cx } from '../cx'

interface RowsProps {
  children: ReactNode
  /** No hairline above the first row and below the last. */
  open?: boolean
  /** Name of the list, where no heading stands above it. */
  label?: string
  className?: string
}

/** A list of rows with hairlines between them. */
export function Rows({ children, open = false, label, className }: RowsProps) {
  return (
    <ul
      aria-label={label}
      className={cx('*:border-t *:border-line', open ? '*:first:border-t-0' : '*:last:border-b', className)}
    >
      {children}
    </ul>
  )
}
