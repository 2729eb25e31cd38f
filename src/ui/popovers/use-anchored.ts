import { type RefObject, useLayoutEffect } from 'react'
import { type AnchoredPlace, anchoredPosition } from './anchored-position'

/** Shows an open popover, keeps it at its anchor while the page moves, and reports when the anchor has left the window. */
export function useAnchored(
  causeRef: RefObject<HTMLElement | null>,
  boxRef: RefObject<HTMLElement | null>,
  place: AnchoredPlace,
  onCauseGone: () => void,
): void {
  useLayoutEffect(() => {
    function move() {
      const from = causeRef.current?.getBoundingClientRect()
      const own = boxRef.current
      if (!from || !own) return
      if (from.bottom < 0 || from.top > innerHeight) {
        onCauseGone()
        return
      }
      const size = { width: own.offsetWidth, height: own.offsetHeight }
      const view = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top } = anchoredPosition(from, size, view, place)
      own.style.left = `${left}px`
      own.style.top = `${top}px`
    }
    // It has no size to be placed by until it is shown.
    const box = boxRef.current
    if (!box?.matches(':popover-open')) box?.showPopover?.()
    move()
    addEventListener('scroll', move, { capture: true, passive: true })
    addEventListener('resize', move)
    return () => {
      removeEventListener('scroll', move, { capture: true })
      removeEventListener('resize', move)
    }
  }, [causeRef, boxRef, place, onCauseGone])
}
