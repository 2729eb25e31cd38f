export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Centred below the anchor, below it with their ends aligned, or after its end, centred vertically. */
export type AnchoredPlace = 'below' | 'end' | 'beside'

/** Distance to the anchor and to the edges of the window, px. */
const GAP = 8

/** Where a floating box stands in the window, in px: 8 from its anchor, flipped where there is no room, never outside. */
export function anchoredPosition(
  cause: Box,
  box: { width: number; height: number },
  view: { width: number; height: number },
  place: AnchoredPlace,
): { left: number; top: number } {
  if (place === 'beside') {
    return {
      left: clamp(cause.left + cause.width + GAP, GAP, view.width - GAP - box.width),
      top: clamp(cause.top + (cause.height - box.height) / 2, GAP, view.height - GAP - box.height),
    }
  }
  const below = cause.top + cause.height + GAP
  const above = cause.top - GAP - box.height
  const isBelow = below + box.height <= view.height - GAP || above < GAP
  const spare = cause.width - box.width
  return {
    left: clamp(cause.left + (place === 'end' ? spare : spare / 2), GAP, view.width - GAP - box.width),
    top: clamp(isBelow ? below : above, GAP, view.height - GAP - box.height),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
