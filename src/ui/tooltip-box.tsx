import { type RefObject, useRef } from 'react'
import { useAnchored } from './use-anchored'

interface TooltipBoxProps {
  anchor: RefObject<HTMLElement | null>
  text: string
  place: 'below' | 'beside'
  onAnchorGone: () => void
}

/** An open tooltip, at its anchor. */
export function TooltipBox({ anchor, text, place, onAnchorGone }: TooltipBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useAnchored(anchor, box, place, onAnchorGone)
  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden
      className="pointer-events-none fixed inset-auto z-menu m-0 max-w-70 rounded-sm bg-inverse px-2.5 py-1.5 text-caption text-on-inverse transition-opacity duration-160 starting:opacity-0 forced-colors:border"
    >
      {text}
    </div>
  )
}
