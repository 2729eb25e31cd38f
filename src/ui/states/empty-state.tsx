import type { ReactNode } from 'react'
import { cx } from '../cx'
import { EmptyDrawing } from '../pictures/empty-drawing'

interface EmptyStateProps {
  /** What is missing. */
  title: string
  /** Why. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
  className?: string
}

/** Nothing here yet: what, why, one way on. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('max-w-110 py-6', className)}>
      <div aria-hidden className="mb-6 h-24 w-33 text-muted">
        <EmptyDrawing />
      </div>
      <h2 className="type-h2">{title}</h2>
      {children && <div className="mt-2.5 text-muted">{children}</div>}
      {action && <div className="mt-5.5">{action}</div>}
    </div>
  )
}
