/** A point of a picture, as shares of its width and height, 0 to 1. */
export interface Point {
  x: number
  y: number
}

export type Tool = 'arrow' | 'circle' | 'crop'

/** Something drawn between two points: an arrow to its second, a circle or a frame in the box of both. */
export interface Mark {
  tool: Tool
  from: Point
  to: Point
}

export type MarkEnd = 'from' | 'to'

/** What is drawn, and every form of it before: the newest last. */
export interface Drawing {
  marks: readonly Mark[]
  before: readonly (readonly Mark[])[]
}

export const NOTHING_DRAWN: Drawing = { marks: [], before: [] }

/** A mark that is smaller than this share of the picture on both sides was not meant. */
const MIN_SIZE = 0.02

const clamp = (share: number) => Math.min(1, Math.max(0, share))

/** A point within the picture. */
export const pointAt = (x: number, y: number): Point => ({ x: clamp(x), y: clamp(y) })

/** Where a mark begins that is added by keyboard: in the middle of the picture. */
export const newMark = (tool: Tool): Mark => ({ tool, from: { x: 0.35, y: 0.35 }, to: { x: 0.65, y: 0.65 } })

/** Adds a mark; a second frame to cut out replaces the first. One too small to be meant changes nothing. */
export function withMark({ marks, before }: Drawing, mark: Mark): Drawing {
  if (isTiny(mark)) return { marks, before }
  const others = mark.tool === 'crop' ? marks.filter(({ tool }) => tool !== 'crop') : marks
  return { marks: [...others, mark], before: [...before, marks] }
}

/** Moves an end of a mark. `isSameMove`: it goes on with the last step, which is undone together with it. */
export function moved(
  { marks, before }: Drawing,
  index: number,
  end: MarkEnd,
  to: Point,
  isSameMove: boolean,
): Drawing {
  const next = marks.map((mark, at) => (at === index ? { ...mark, [end]: pointAt(to.x, to.y) } : mark))
  return { marks: next, before: isSameMove ? before : [...before, marks] }
}

/** Takes the last step back. */
export function undone({ marks, before }: Drawing): Drawing {
  return { marks: before.at(-1) ?? marks, before: before.slice(0, -1) }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box between a mark's points. */
export function boxOf({ from, to }: Pick<Mark, 'from' | 'to'>): Box {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
}

/** The part of the picture that is kept: all of it where nothing, or next to nothing, is cut out. */
export function keptPart(marks: readonly Mark[]): Box {
  const crop = marks.find(({ tool }) => tool === 'crop')
  return crop && !isTiny(crop) ? boxOf(crop) : { x: 0, y: 0, width: 1, height: 1 }
}

function isTiny(mark: Mark): boolean {
  const { width, height } = boxOf(mark)
  return mark.tool === 'crop' ? width < MIN_SIZE || height < MIN_SIZE : width < MIN_SIZE && height < MIN_SIZE
}

/** The two ends of an arrow's head, for a picture of `width` to `height`, in its pixels; the head is `size` long. */
export function arrowHead({ from, to }: Mark, width: number, height: number, size: number): [Point, Point] {
  const tip = { x: to.x * width, y: to.y * height }
  const angle = Math.atan2(tip.y - from.y * height, tip.x - from.x * width)
  const side = (turn: number) => ({
    x: tip.x - size * Math.cos(angle + turn),
    y: tip.y - size * Math.sin(angle + turn),
  })
  return [side(Math.PI / 6), side(-Math.PI / 6)]
}
