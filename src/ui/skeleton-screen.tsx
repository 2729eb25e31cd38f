import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Waiting } from './waiting'

interface SkeletonScreenProps {
  /** What is loading, in one sentence for screen readers; "Loading" when left out. */
  label?: string
  /** Skeletons in the layout of the content. */
  children: ReactNode
  /** Skips the 150 ms of grace, where the router or the page has waited already. */
  immediate?: boolean
  onRetry?: () => void
  className?: string
}

/** A part of a page that is loading: one hidden sentence, skeletons, and after a while words about the wait. */
export function SkeletonScreen({ label, children, immediate = false, onRetry, className }: SkeletonScreenProps) {
  const { t } = useLingui()
  return (
    <div className={cx(!immediate && 'animate-appear', className)}>
      <p role="status" className="sr-only">
        {label ?? t`Loading`}
      </p>
      {children}
      <Waiting onRetry={onRetry} className="mt-5" />
    </div>
  )
}
