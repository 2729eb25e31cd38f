import { useLingui } from '@lingui/react/macro'
import { Wifi, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { announce } from './announce'
import { Icon } from './icon'

interface OfflineStripProps {
  state: 'offline' | 'back'
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

/** The line at the very top: offline, or online again. */
export function OfflineStrip({ state, onRetry }: OfflineStripProps) {
  const { t } = useLingui()
  const offline = state === 'offline'
  const words = offline ? t`You’re offline. Saved pages still work.` : t`You’re back online.`
  useEffect(() => announce(words), [words])
  return (
    <div
      ref={keepRoom}
      className="sticky top-0 z-banner flex min-h-10 items-center gap-2.5 bg-inverse px-gutter py-2 text-small font-medium text-on-inverse forced-colors:border-b"
    >
      <Icon of={offline ? WifiOff : Wifi} size={18} />
      <span className="min-w-0">{words}</span>
      {offline && (
        <button type="button" onClick={onRetry} className="target ms-auto font-strong text-inverse-accent">
          {t`Retry`}
        </button>
      )}
    </div>
  )
}
