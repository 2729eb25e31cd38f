import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Waiting } from './waiting'

interface SkeletonScreenProps {
  /** What is loading, in one sentence; "Loading" when left out. Seen only where skeletons stand still. */
  label?: string
  /** Skeletons in the layout of what comes. */
  children: ReactNode
  /** Without the 150 ms of grace, where the router or the page already waited. */
  immediate?: boolean
  onRetry?: () => void
  className?: string
}

/** A loading part of a page: skeletons, one sentence that says so, and after a while words about the wait. */
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
