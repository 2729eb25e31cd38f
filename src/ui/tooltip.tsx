import { type RefObject, Suspense, useCallback, useEffect, useState } from 'react'
import { sparePart } from './spare-part'

const HOVER_MS = 500

// Silent when it does not load: a tooltip never holds anything that is needed.
const TooltipBox = sparePart(
  () => import('./tooltip-box'),
  'TooltipBox',
  () => {},
)

interface TooltipProps {
  anchor: RefObject<HTMLElement | null>
  text: string
  place?: 'below' | 'beside'
}

/** The name of an icon control, shown after half a second of hover and on keyboard focus; never holds anything that is needed. */
export function Tooltip({ anchor, text, place = 'below' }: TooltipProps) {
  const [open, setOpen] = useState(false)
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
    const listeners = new AbortController()
    const { signal } = listeners
    cause.addEventListener('pointerenter', later, { signal })
    cause.addEventListener('focus', focus, { signal })
    for (const name of ['pointerleave', 'pointerdown', 'blur'] as const) cause.addEventListener(name, off, { signal })
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [anchor])

  if (!open) return null
  return (
    <Suspense>
      <TooltipBox anchor={anchor} text={text} place={place} onOver={hide} />
    </Suspense>
  )
}
