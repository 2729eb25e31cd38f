import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Waiting } from './waiting'

interface SkeletonScreenProps {
  /** What is loading, in one sentence; "Loading" when left out. Visible where motion is reduced, else for screen readers only. */
  label?: string
  /** Skeletons in the layout of the content. */
  children: ReactNode
  /** In place of a whole screen: as high as the window, so that no footer flashes, and at once, since the router has waited already. */
  immediate?: boolean
  onRetry?: () => void
  className?: string
}

/** A part of a page that is loading: skeletons, a sentence that says so, and after a while words about the wait. */
export function SkeletonScreen({ label, children, immediate = false, onRetry, className }: SkeletonScreenProps) {
  const { t } = useLingui()
  return (
    <div className={cx(immediate ? 'min-h-dvh' : 'animate-appear', className)}>
      {children}
      <p role="status" className="sticky bottom-(--bar-cover) bg-bg py-3 text-small motion-safe:sr-only">
        {label ?? t`Loading`}
      </p>
      <Waiting onRetry={onRetry} className="mt-5" />
    </div>
  )
}
