import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../buttons/button'
import { cx } from '../cx'

const STILL_MS = 4_000
const LONG_MS = 10_000

interface WaitingProps {
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** Words about a wait: after 4 s that it is still loading, after 10 s that it takes longer than usual, with a retry. */
export function Waiting({ onRetry, className }: WaitingProps) {
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
