export interface Size {
  width: number
  height: number
}

interface Box extends Size {
  x: number
  y: number
}

/** Height of both pictures, in px. */
export const HEIGHT = 1080
/** Between them and around them, in px. */
export const GAP = 24
/** Under them, for their dates, in px. */
export const FOOT = 84
/** A panorama beside an upright picture must not take all the room. */
const MAX_RATIO = 1.5

/** Where two pictures of these sizes stand side by side, as high as each other; a very wide one loses its sides. */
export function sideBySide(sizes: readonly [Size, Size]): Size & { boxes: [Box, Box]; cuts: [Box, Box] } {
  const widths = sizes.map(({ width, height }) => Math.round(HEIGHT * Math.min(MAX_RATIO, width / height)))
  const [first = 0, second = 0] = widths
  const boxOf = (x: number, width: number): Box => ({ x, y: GAP, width, height: HEIGHT })
  const cutOf = ({ width, height }: Size): Box => {
    const cut = Math.min(width, height * MAX_RATIO)
    return { x: (width - cut) / 2, y: 0, width: cut, height }
  }
  return {
    width: first + second + 3 * GAP,
    height: HEIGHT + GAP + FOOT,
    boxes: [boxOf(GAP, first), boxOf(first + 2 * GAP, second)],
    cuts: [cutOf(sizes[0]), cutOf(sizes[1])],
  }
}
