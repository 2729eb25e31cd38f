import { type PointerEvent, useRef } from 'react'

/** A press that begins and ends on the scrim closes; one that began inside (marking text) does not. */
export function useScrimPress(onPress: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = event.target === event.currentTarget
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (began.current && event.target === event.currentTarget) onPress()
      began.current = false
    },
  }
}
