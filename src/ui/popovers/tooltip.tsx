import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { part } from '../late/part'

const HOVER_MS = 500
/** Time to move the pointer from the control onto its tooltip, which then stays. */
const LEAVE_MS = 200

// Silent when it does not load: a tooltip never holds anything that is needed.
const TooltipBox = part(() => import('./tooltip-box'), 'TooltipBox', { missing: 'silent' })

interface TooltipProps {
  anchor: RefObject<HTMLElement | null>
  text: string
  place?: 'below' | 'beside'
}

/** The name of an icon control, shown after half a second of hover and on keyboard focus; never holds anything that is needed. */
export function Tooltip({ anchor, text, place = 'below' }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef(0)
  const turn = useCallback((on: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(on), afterMs)
  }, [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])
  const stay = useCallback(() => clearTimeout(timer.current), [])
  const leave = useCallback(() => turn(false, LEAVE_MS), [turn])

  useEffect(() => {
    const cause = anchor.current
    if (!cause) return
    const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(true, HOVER_MS)
    const focus = () => cause.matches(':focus-visible') && setOpen(true)
    const listeners = new AbortController()
    const { signal } = listeners
    cause.addEventListener('pointerenter', enter, { signal })
    cause.addEventListener('pointerleave', leave, { signal })
    cause.addEventListener('focus', focus, { signal })
    for (const name of ['pointerdown', 'blur'] as const) cause.addEventListener(name, hide, { signal })
    return () => {
      stay()
      listeners.abort()
    }
  }, [anchor, turn, leave, hide, stay])

  if (!open) return null
  return (
    <Suspense>
      <TooltipBox anchor={anchor} text={text} place={place} onOver={hide} onEnter={stay} onLeave={leave} />
    </Suspense>
  )
}
