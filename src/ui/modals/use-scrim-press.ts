import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Props for a dialog whose scrim closes it: the press must begin and end there, so that marking text inside does not close it. */
export function useScrimPress(onPress: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = event.target === event.currentTarget
    },
    onMouseDown: ({ detail }: MouseEvent) => {
      // Of a double press, which began on what was here before.
      if (detail > 1) began.current = false
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (began.current && event.target === event.currentTarget) onPress()
      began.current = false
    },
  }
}
