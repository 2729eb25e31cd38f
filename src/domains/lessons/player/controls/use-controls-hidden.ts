import { useEffect, useState } from 'react'

const STILL_MS = 3000

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True after three seconds without input while the video plays, unless something in the frame has visible keyboard focus. */
export function useControlsHidden(frame: HTMLElement | null, isPlaying: boolean, isHeld: boolean): boolean {
  const [isStill, setStill] = useState(false)
  const mayRest = isPlaying && !isHeld
  useEffect(() => {
    if (!frame || !mayRest) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      if (!frame.querySelector(':focus-visible')) setStill(true)
    }
    const wake = () => {
      clearTimeout(timer)
      setStill(false)
      timer = setTimeout(rest, STILL_MS)
    }
    // A finger "leaves" after each tap.
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rest()
    }
    wake()
    for (const sign of SIGNS_OF_LIFE) frame.addEventListener(sign, wake)
    frame.addEventListener('focusout', wake)
    frame.addEventListener('pointerleave', leave)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) frame.removeEventListener(sign, wake)
      frame.removeEventListener('focusout', wake)
      frame.removeEventListener('pointerleave', leave)
    }
  }, [frame, mayRest])
  return isStill && mayRest
}
