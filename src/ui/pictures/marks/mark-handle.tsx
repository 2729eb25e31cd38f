import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { announce } from '../../page/live-region'
import type { Mark, MarkEnd, Point } from './marks'

/** How far a key moves an end, as a share of the picture. */
const STEP = 0.01
const LARGE_STEP = 0.1

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface MarkHandleProps {
  mark: Mark
  end: MarkEnd
  /** What the mark is called. */
  name: string
  takesFocus: boolean
  pointOf: (event: PointerEvent) => Point
  /** `isSameMove`: it goes on with the move before. */
  onMove: (to: Point, isSameMove: boolean) => void
}

/** An end of a mark: dragged, or moved by arrow keys, with Shift in large steps. */
export function MarkHandle({ mark, end, name, takesFocus, pointOf, onMove }: MarkHandleProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [isDragged, setDragged] = useState(false)
  const hasMoved = useRef(false)
  const { x, y } = mark[end]
  const words = (at: Point) => {
    const across = Math.round(at.x * 100)
    const down = Math.round(at.y * 100)
    return t`${across}% from the left, ${down}% from the top`
  }
  const where = words({ x, y })

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  function key(event: KeyboardEvent) {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    const to = { x: x + move[0] * step, y: y + move[1] * step }
    onMove(to, event.repeat)
    announce(words(to))
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={end === 'to' ? t`${name}, end: ${where}` : t`${name}, beginning: ${where}`}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onKeyDown={key}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        hasMoved.current = false
        setDragged(true)
      }}
      onPointerMove={(event) => {
        if (!isDragged) return
        onMove(pointOf(event), hasMoved.current)
        hasMoved.current = true
      }}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
      className="absolute grid size-8 -translate-1/2 cursor-move touch-none place-items-center rounded-full outline-offset-0! focus-visible:outline-on-media touch:size-11"
    >
      <span className="size-3.5 rounded-full border-2 border-media bg-on-media" />
    </button>
  )
}
