import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Waiting } from './waiting'

interface SkeletonScreenProps {
  /** What is loading, in one sentence; "Loading" when left out. Visible where motion is reduced, else for screen readers only. */
  label?: string
  /** Skeletons in the layout of the content. */
  children: ReactNode
  /** Skips the 150 ms of grace, where the router or the page has waited already. */
  immediate?: boolean
  onRetry?: () => void
  className?: string
}

/** A part of a page that is loading: skeletons, a sentence that says so, and after a while words about the wait. */
export function SkeletonScreen({ label, children, immediate = false, onRetry, className }: SkeletonScreenProps) {
  const { t } = useLingui()
  return (
    <div className={cx(!immediate && 'animate-appear', className)}>
      {children}
      <p role="status" className="sticky bottom-(--bar-h) bg-bg py-3 text-small motion-safe:sr-only">
        {label ?? t`Loading`}
      </p>
      <Waiting onRetry={onRetry} className="mt-5" />
    </div>
  )
}
