import { type RefObject, useEffect, useRef } from 'react'
import { useAnchored } from './use-anchored'

interface TooltipBoxProps {
  anchor: RefObject<HTMLElement | null>
  text: string
  place: 'below' | 'beside'
  /** Its anchor has left the window, or Escape was pressed, wherever the focus is. */
  onOver: () => void
  onEnter: () => void
  onLeave: () => void
}

/** An open tooltip, at its anchor. */
export function TooltipBox({ anchor, text, place, onOver, onEnter, onLeave }: TooltipBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useAnchored(anchor, box, place, onOver)
  useEffect(() => {
    const key = (event: KeyboardEvent) => event.key === 'Escape' && onOver()
    document.addEventListener('keydown', key, true)
    return () => document.removeEventListener('keydown', key, true)
  }, [onOver])
  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed inset-auto z-menu m-0 max-w-70 rounded-sm bg-inverse px-2.5 py-1.5 text-caption text-on-inverse transition-opacity duration-160 starting:opacity-0 forced-colors:border"
    >
      {text}
    </div>
  )
}
