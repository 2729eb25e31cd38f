import type { ReactNode } from 'react'
import { cx } from '../cx'

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

/** A quiet drawing for an empty place: a picture frame on a table, with a light beside it; the frame tilts where something failed. */
export function EmptyDrawing({ slips = false }: { slips?: boolean }) {
  return (
    <svg
      viewBox="0 0 132 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      className="size-full"
    >
      <path d="M6 78h120" />
      <g transform={slips ? 'rotate(-16 30 78)' : undefined}>
        <rect x="30" y="26" width="48" height="52" rx="2" />
        <path d="M38 66l11-14 9 10 6-6 8 10" />
      </g>
      <circle cx="98" cy="66" r="12" className="fill-spark-soft stroke-spark-line" />
      <path d="M98 40v-8M118 48l6-5M80 12l-4-6M110 14l3-7" className="stroke-line" />
    </svg>
  )
}
