import type { LucideIcon } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

const HOLD_MS = 400
const REPEAT_MS = 90

interface StepButtonProps {
  label: string
  icon: LucideIcon
  off: boolean
  onStep: () => void
}

/** One side of a stepper: a press steps once, holding repeats until it is released or the bound is reached. */
export function StepButton({ label, icon, off, onStep }: StepButtonProps) {
  const timer = useRef(0)
  const repeated = useRef(false)
  const latest = useRef({ off, onStep })
  useEffect(() => {
    latest.current = { off, onStep }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function repeat() {
    if (latest.current.off) return
    repeated.current = true
    latest.current.onStep()
    timer.current = window.setTimeout(repeat, REPEAT_MS)
  }
  function hold({ button }: PointerEvent) {
    if (button !== 0) return
    repeated.current = false
    timer.current = window.setTimeout(repeat, HOLD_MS)
  }
  function release() {
    clearTimeout(timer.current)
  }
  function press({ detail }: MouseEvent) {
    // A key's click counts (its `detail` is 0): a hold that ended beside the button was followed by none.
    const endsHold = repeated.current && detail > 0
    repeated.current = false
    if (!endsHold && !off) onStep()
  }

  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={press}
      className={cx(
        'grid h-full w-10 touch-manipulation place-items-center rounded-control touch:w-11.5',
        off ? 'cursor-not-allowed text-disabled' : 'hover:bg-fill',
      )}
    >
      <Icon of={icon} size={16} />
    </button>
  )
}
