export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface AnchoredPlacement {
  /** Which side of the cause is tried first; beside it is at its end, in the middle of its height. */
  side: 'above' | 'below' | 'beside'
  align: 'start' | 'center' | 'end'
}

/** Distance to the cause and to the edges of the window, px. */
const GAP = 8

/** Where a floating box stands in the window: 8 px from its cause, turned over where there is no room, never outside. */
export function anchoredPosition(
  cause: Box,
  box: { width: number; height: number },
  view: { width: number; height: number },
  { side, align }: AnchoredPlacement,
): { left: number; top: number } {
  if (side === 'beside') {
    return {
      left: clamp(cause.left + cause.width + GAP, GAP, view.width - GAP - box.width),
      top: clamp(cause.top + (cause.height - box.height) / 2, GAP, view.height - GAP - box.height),
    }
  }
  const below = cause.top + cause.height + GAP
  const above = cause.top - GAP - box.height
  const fitsBelow = below + box.height <= view.height - GAP
  const fitsAbove = above >= GAP
  const wanted = side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
  const aligned = {
    start: cause.left,
    center: cause.left + (cause.width - box.width) / 2,
    end: cause.left + cause.width - box.width,
  }[align]
  return {
    left: clamp(aligned, GAP, view.width - GAP - box.width),
    top: clamp(wanted ? below : above, GAP, view.height - GAP - box.height),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
