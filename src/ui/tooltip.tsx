import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAnchored } from './use-anchored'

const HOVER_MS = 500

interface TooltipProps {
  anchor: RefObject<HTMLElement | null>
  text: string
  place?: 'below' | 'beside'
}

/** The name of an icon control after half a second of hover and on keyboard focus; never holds what is needed. */
export function Tooltip({ anchor, text, place = 'below' }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const hide = useCallback(() => setOpen(false), [])

  useEffect(() => {
    const cause = anchor.current
    if (!cause) return
    let timer = 0
    const later = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer = window.setTimeout(() => setOpen(true), HOVER_MS)
    }
    const focus = () => cause.matches(':focus-visible') && setOpen(true)
    const off = () => {
      clearTimeout(timer)
      setOpen(false)
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && off()
    const listeners = new AbortController()
    const { signal } = listeners
    cause.addEventListener('pointerenter', later, { signal })
    cause.addEventListener('focus', focus, { signal })
    for (const name of ['pointerleave', 'pointerdown', 'blur'] as const) cause.addEventListener(name, off, { signal })
    cause.addEventListener('keydown', key, { signal })
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [anchor])

  useAnchored(open, anchor, box, place, hide)

  if (!open) return null
  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden
      className="pointer-events-none fixed inset-auto z-menu m-0 max-w-70 rounded-sm bg-inverse px-2.5 py-1.5 text-caption text-on-inverse"
    >
      {text}
    </div>
  )
}
