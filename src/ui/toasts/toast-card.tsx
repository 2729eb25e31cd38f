import { useLingui } from '@lingui/react/macro'
import { Check, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'
import { dismissToast, type ShownToast } from './toast'

const PLAIN_MS = 5_000
const ACTION_MS = 10_000
/** How long it takes to fade out. */
const LEAVE_MS = 160

/** One toast: disappears by itself, but not while it is hovered or focused, or cannot be seen. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useLingui()
  const { id, text, failed, icon = failed ? TriangleAlert : Check, action, closable = false } = toast
  const [pointed, setPointed] = useState(false)
  const held = useSyncExternalStore(onCover, isCovered) || pointed
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (held) return
    const stay = action || closable ? ACTION_MS : PLAIN_MS
    const fade = setTimeout(() => setLeaving(true), stay - LEAVE_MS)
    const leave = setTimeout(() => dismissToast(id), stay)
    return () => {
      clearTimeout(fade)
      clearTimeout(leave)
      setLeaving(false)
    }
  }, [held, id, action, closable])

  return (
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
      className={cx(
        'floating pointer-events-auto flex max-w-[min(26.25rem,100%)] items-center gap-3 rounded-lg bg-inverse px-4.5 py-3.5 text-small text-on-inverse shadow-3 forced-colors:border',
        action && 'w-105',
        leaving && 'opacity-0',
      )}
    >
      <Icon of={icon} />
      {/* A long action goes below the text, instead of making it a narrow column. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-2">
        <span className="min-w-0 flex-1 basis-44 wrap-anywhere">{text}</span>
        {action && (
          <button
            type="button"
            onClick={() => {
              dismissToast(id)
              action.onPress()
            }}
            className="target font-bold text-inverse-accent"
          >
            {action.label}
          </button>
        )}
      </div>
      {closable && (
        <button type="button" aria-label={t`Close`} onClick={() => dismissToast(id)} className="target -me-1 p-1">
          <Icon of={X} size={18} />
        </button>
      )}
    </div>
  )
}

const COVERS = ['visibilitychange', 'fullscreenchange', 'webkitbeginfullscreen', 'webkitendfullscreen']

/** The tab is hidden, or a video fills the screen. */
const isCovered = () =>
  document.hidden ||
  document.fullscreenElement !== null ||
  [...document.querySelectorAll('video')].some((video) => video.webkitDisplayingFullscreen)

function onCover(listener: () => void) {
  const stop = new AbortController()
  // A video's own events do not bubble.
  for (const name of COVERS) document.addEventListener(name, listener, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
