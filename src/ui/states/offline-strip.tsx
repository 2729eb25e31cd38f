import { useLingui } from '@lingui/react/macro'
import { Wifi, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { announce } from '../page/live-region'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'
import { Spinner } from './spinner'

interface OfflineStripProps {
  /** `still`: a look for the connection, which the learner asked for, has found none. */
  state: 'offline' | 'checking' | 'still' | 'back'
  onRetry: () => void
}

const ROOM = '--strip'

/** Tells sticky parts the height of the strip, however many lines its words take. */
function keepRoom(strip: HTMLElement | null) {
  if (!strip) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(ROOM, `${strip.offsetHeight}px`))
  observer.observe(strip)
  return () => {
    observer.disconnect()
    style.removeProperty(ROOM)
  }
}

/** The line at the very top: offline, looking for the connection, or online again. */
export function OfflineStrip({ state, onRetry }: OfflineStripProps) {
  const { t } = useLingui()
  const isBack = state === 'back'
  const isChecking = state === 'checking'
  const words = {
    offline: t`You’re offline. Saved pages still work.`,
    checking: t`Checking the connection…`,
    still: t`Still no connection. Saved pages still work.`,
    back: t`You’re back online.`,
  }[state]
  useEffect(() => announce(words), [words])
  return (
    <div
      ref={keepRoom}
      className="sticky top-0 z-banner flex min-h-10 items-center gap-2.5 bg-inverse px-gutter py-2 text-small font-medium text-on-inverse forced-colors:border-b"
    >
      <Icon of={isBack ? Wifi : WifiOff} size={18} />
      <span className="min-w-0">{words}</span>
      {!isBack && (
        <button
          type="button"
          aria-busy={isChecking || undefined}
          aria-disabled={isChecking || undefined}
          onClick={isChecking ? undefined : onRetry}
          className="target relative ms-auto font-strong text-inverse-accent"
        >
          {isChecking && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
            </span>
          )}
          {/* Keeps its place and its name while the ring stands over it. */}
          <span className={cx(isChecking && 'opacity-0')}>{t`Retry`}</span>
        </button>
      )}
    </div>
  )
}
