import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  doublePressed,
  fitted,
  type Frame,
  moved,
  pinched,
  type Place,
  STEP,
  swipeStep,
  type View,
  WHOLE,
  zoomed,
} from './zoom'

/** Two presses within this time, in ms, and so near to each other, in px, are a double press. */
const DOUBLE_MS = 300
const DOUBLE_PX = 30
/** What moved less was a press. */
const PRESS_PX = 8
/** How much a wheel zooms: one notch, 100 px, about as much as one press of a button. */
const WHEEL_PX = 250
/** How far an arrow key moves what is shown, as a share of the box. */
const KEY_SHARE = 0.2

interface Zoom {
  box: RefObject<HTMLElement | null>
  picture: RefObject<HTMLImageElement | null>
  /** To the next picture or the one before. */
  onSwipe: (step: 1 | -1) => void
}

/** Enlarges the picture in a box by buttons, keys, double press, wheel with Ctrl, and two fingers; one finger moves it, or swipes to the next. */
export function useZoom({ box, picture, onSwipe }: Zoom) {
  const [view, setView] = useState(WHOLE)
  /** How it follows the fingers: at once. */
  const [isHeld, setIsHeld] = useState(false)
  const pointers = useRef(new Map<number, Place>())
  const began = useRef<Place | null>(null)
  const pressed = useRef<{ at: Place; when: number } | null>(null)

  function frame(): Frame | null {
    const image = picture.current
    const rect = box.current?.getBoundingClientRect()
    if (!image || !rect) return null
    const natural = { width: image.naturalWidth || rect.width, height: image.naturalHeight || rect.height }
    return { box: rect, picture: fitted(rect, natural) }
  }
  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Place {
    const { left = 0, top = 0, width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  function change(next: (view: View, frame: Frame) => View) {
    const now = frame()
    if (now) setView((known) => next(known, now))
  }
  const zoomBy = (factor: number, at: Place = { x: 0, y: 0 }) => change((known, now) => zoomed(known, factor, at, now))

  const wheel = useEffectEvent((event: WheelEvent) => {
    // Two fingers on a touchpad come as a wheel with Ctrl, too.
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY / WHEEL_PX), placeOf(event))
  })
  // What fits into a box of another size differs.
  const fit = useEffectEvent(() => change((known, now) => moved(known, { x: 0, y: 0 }, now)))
  useEffect(() => {
    const element = box.current
    if (!element) return
    const listen = (event: WheelEvent) => wheel(event)
    // React listens passively, and the browser would zoom the page.
    element.addEventListener('wheel', listen, { passive: false })
    const sizes = new ResizeObserver(() => fit())
    sizes.observe(element)
    return () => {
      element.removeEventListener('wheel', listen)
      sizes.disconnect()
    }
  }, [box])

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = placeOf(event)
    pointers.current.set(event.pointerId, at)
    // Two fingers neither press nor swipe.
    began.current = pointers.current.size === 1 ? at : null
    setIsHeld(true)
  }
  function move(event: PointerEvent<HTMLElement>) {
    const from = pointers.current.get(event.pointerId)
    if (!from) return
    const at = placeOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, at)
    change((known, now) =>
      other
        ? pinched(known, [from, other], [at, other], now)
        : moved(known, { x: at.x - from.x, y: at.y - from.y }, now),
    )
  }
  function up(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return
    setIsHeld(pointers.current.size > 0)
    const from = began.current
    began.current = null
    if (!from || event.type === 'pointercancel') return
    const at = placeOf(event)
    const way = { x: at.x - from.x, y: at.y - from.y }
    if (Math.hypot(way.x, way.y) < PRESS_PX) return press(at, event.timeStamp)
    const step = view.scale > 1 ? 0 : swipeStep(way)
    if (step !== 0) onSwipe(step)
  }
  function press(at: Place, when: number) {
    const before = pressed.current
    const isSecond =
      before !== null &&
      when - before.when < DOUBLE_MS &&
      Math.hypot(at.x - before.at.x, at.y - before.at.y) < DOUBLE_PX
    pressed.current = isSecond ? null : { at, when }
    if (isSecond) change((known, now) => doublePressed(known, at, now))
  }

  /** Whether a key has been taken: `+`, `-`, `0`, and the arrows while the picture is enlarged. */
  function takeKey(key: string): boolean {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {}
    const ways: Record<string, Place> = {
      ArrowLeft: { x: width * KEY_SHARE, y: 0 },
      ArrowRight: { x: -width * KEY_SHARE, y: 0 },
      ArrowUp: { x: 0, y: height * KEY_SHARE },
      ArrowDown: { x: 0, y: -height * KEY_SHARE },
    }
    const way = ways[key]
    if (key === '+' || key === '=') zoomBy(STEP)
    else if (key === '-' || key === '_') zoomBy(1 / STEP)
    else if (key === '0') reset()
    else if (way && view.scale > 1) change((known, now) => moved(known, way, now))
    else return false
    return true
  }
  const reset = () => setView(WHOLE)

  return {
    view,
    isHeld,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    takeKey,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}
