import { type PointerEvent, type RefObject, useRef } from 'react'
import { PHONE } from '#/platform/device'

const FAST_PX_PER_MS = 0.6
const LEFT_BY_MS = 600

/** Lets a finger drag a sheet by its head: it closes when released past a third of its height, or fast. */
export function useSwipeDown(sheetRef: RefObject<HTMLElement | null>, onLeave: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)

  function move(by: number) {
    if (sheetRef.current) sheetRef.current.style.translate = by > 0 ? `0 ${by}px` : ''
  }
  function begin(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !matchMedia(PHONE).matches) return
    if (event.target instanceof Element && event.target.closest('button, a')) return
    start.current = { y: event.clientY, time: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent) {
    if (start.current) move(event.clientY - start.current.y)
  }
  function end(event: PointerEvent) {
    const from = start.current
    start.current = null
    if (!from) return
    const way = event.clientY - from.y
    const fast = way > 24 && way / (event.timeStamp - from.time) > FAST_PX_PER_MS
    if (!fast && way <= (sheetRef.current?.offsetHeight ?? Infinity) / 3) return move(0)
    onLeave()
    // It leaves from where it was released; if the owner keeps it, it moves back.
    setTimeout(() => move(0), LEFT_BY_MS)
  }
  function cancel() {
    start.current = null
    move(0)
  }
  return { onPointerDown: begin, onPointerMove: drag, onPointerUp: end, onPointerCancel: cancel }
}
