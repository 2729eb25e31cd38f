import { type RefObject, useLayoutEffect } from 'react'
import { type AnchoredPlacement, anchoredPosition } from './anchored-position'

/** Shows an open popover, keeps it at its cause while the page moves, and closes it when the cause has left the window. */
export function useAnchored(
  open: boolean,
  causeRef: RefObject<HTMLElement | null>,
  boxRef: RefObject<HTMLElement | null>,
  { side, align }: AnchoredPlacement,
  onCauseGone: () => void,
): void {
  useLayoutEffect(() => {
    if (!open) return
    function place() {
      const from = causeRef.current?.getBoundingClientRect()
      const own = boxRef.current
      if (!from || !own) return
      if (from.bottom < 0 || from.top > innerHeight) {
        onCauseGone()
        return
      }
      const size = { width: own.offsetWidth, height: own.offsetHeight }
      const view = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top } = anchoredPosition(from, size, view, { side, align })
      own.style.left = `${left}px`
      own.style.top = `${top}px`
    }
    // Before it is shown it has no size to place.
    const box = boxRef.current
    if (!box?.matches(':popover-open')) box?.showPopover?.()
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [open, causeRef, boxRef, side, align, onCauseGone])
}
