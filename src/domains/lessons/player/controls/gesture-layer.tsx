import { type PointerEvent, useRef } from 'react'
import { skip, togglePlay } from './commands'

const DOUBLE_MS = 300

interface GestureLayerProps {
  video: HTMLVideoElement
  onDoubleClick: () => void
}

/**
 * Makes the picture itself a target: a click plays and pauses; a tap only shows the bar, and a double tap on a side skips.
 * Everything here has a button or a key as well.
 */
export function GestureLayer({ video, onDoubleClick }: GestureLayerProps) {
  const last = useRef(0)
  const isMouse = useRef(true)
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    isMouse.current = event.pointerType === 'mouse'
    if (isMouse.current) {
      if (event.button === 0) togglePlay(video)
      return
    }
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = (event.clientX - left) / width
    const isDouble = event.timeStamp - last.current < DOUBLE_MS
    last.current = isDouble ? 0 : event.timeStamp
    if (isDouble && place < 0.4) skip(video, -10)
    else if (isDouble && place > 0.6) skip(video, 10)
  }
  return (
    <div
      aria-hidden
      className="absolute inset-0 touch-manipulation"
      onPointerUp={onPointerUp}
      // A double tap is reported as a double click, too.
      onDoubleClick={() => isMouse.current && onDoubleClick()}
    />
  )
}
