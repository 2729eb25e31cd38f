import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../buttons/button'
import { cx } from '../cx'

interface SkeletonProps {
  /** Sets the real height and width of the content. */
  className?: string
}

/** A placeholder for something that is loading; its shimmer stops after 10 s. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={cx('bone', className)} />
}

interface SkeletonTextProps {
  lines?: number
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5']

/** Lines of a text that is loading. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={`my-[0.4em] h-[0.75em] ${line === lines - 1 && lines > 1 ? 'w-3/5' : WIDTHS[line % 3]}`}
        />
      ))}
    </span>
  )
}

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
    <div data-whole={immediate || undefined} className={cx(immediate ? 'min-h-dvh' : 'animate-appear', className)}>
      {children}
      <p role="status" className="sticky bottom-(--bar-cover) bg-bg py-3 text-small motion-safe:sr-only">
        {label ?? t`Loading`}
      </p>
      <Waiting onRetry={onRetry} className="mt-5" />
    </div>
  )
}

const STILL_MS = 4_000
const LONG_MS = 10_000

interface WaitingProps {
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** Words about a wait: after 4 s that it is still loading, after 10 s that it takes longer than usual, with a retry. */
function Waiting({ onRetry, className }: WaitingProps) {
  const { t } = useLingui()
  const [phase, setPhase] = useState<'short' | 'still' | 'long'>('short')

  useEffect(() => {
    if (phase === 'long') return
    const next = phase === 'short' ? 'still' : 'long'
    const timer = setTimeout(() => setPhase(next), phase === 'short' ? STILL_MS : LONG_MS - STILL_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return (
    <div role="status" className={cx(phase !== 'short' && className, 'text-small text-muted')}>
      {phase !== 'short' && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{phase === 'still' ? t`Still loading` : t`This takes longer than usual`}</p>
          {phase === 'long' && onRetry && (
            <Button
              size="sm"
              onClick={() => {
                setPhase('short')
                onRetry()
              }}
            >
              {t`Try again`}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
