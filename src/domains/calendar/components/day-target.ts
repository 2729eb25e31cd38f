/** Where a day is drawn: the middle of its width and its top, in pixels. */
export interface DayPlace {
  x: number
  y: number
}

/**
 * The position of the day to which a key moves from the one at `at`, or null: left and right by days, up and down to the nearest one in
 * the next row, Home and End to the first and last. `places` are in the order of the page.
 */
export function dayTarget(key: string, at: number, places: readonly DayPlace[]): number | null {
  const last = places.length - 1
  switch (key) {
    case 'ArrowLeft':
      return at > 0 ? at - 1 : null
    case 'ArrowRight':
      return at < last ? at + 1 : null
    case 'ArrowUp':
      return inNextRow(at, places, -1)
    case 'ArrowDown':
      return inNextRow(at, places, 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

function inNextRow(at: number, places: readonly DayPlace[], way: 1 | -1): number | null {
  const from = places[at]
  if (!from) return null
  let best: number | null = null
  for (const [index, place] of places.entries()) {
    if ((place.y - from.y) * way > 0 && isNearer(place, places[best ?? -1], from)) best = index
  }
  return best
}

/** Whether a place is in a nearer row than another one, or in the same row and nearer there. */
function isNearer(place: DayPlace, other: DayPlace | undefined, from: DayPlace): boolean {
  if (!other) return true
  const rows = Math.abs(place.y - from.y) - Math.abs(other.y - from.y)
  return rows < 0 || (rows === 0 && Math.abs(place.x - from.x) < Math.abs(other.x - from.x))
}
