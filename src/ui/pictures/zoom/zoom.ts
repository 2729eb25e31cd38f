/** How a picture is shown: `scale` 1 fits it into its box; its middle is `x` and `y` px off the middle of the box. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A place in px from the middle of the box. */
export interface Place {
  x: number
  y: number
}

/** The box, and how large the picture is in it at scale 1. */
export interface Frame {
  box: Size
  picture: Size
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 6
/** What one press of a button or a key does. */
export const STEP = 1.5
/** To which scale a double press goes. */
const DOUBLE_PRESS_SCALE = 2.5
/** A swipe is at least so long, in px, and so much longer than high. */
const SWIPE_PX = 50
const SWIPE_SHAPE = 1.5

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** The size at which a picture fills a box in one direction. */
export function fitted(box: Size, natural: Size): Size {
  const scale = Math.min(box.width / natural.width, box.height / natural.height)
  return { width: natural.width * scale, height: natural.height * scale }
}

/** Scales a view by a factor, within limits, so that what is at a place of the box stays there. */
export function zoomed(view: View, factor: number, at: Place, frame: Frame): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor))
  const real = scale / view.scale
  return kept({ scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }, frame)
}

/** Moves what is shown, as far as the picture reaches beyond the box. */
export function moved(view: View, by: Place, frame: Frame): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

function kept({ scale, x, y }: View, { box, picture }: Frame): View {
  const limit = (shown: number, room: number) => Math.max(0, (shown * scale - room) / 2)
  // Without this, -0 differs from 0.
  const place = (value: number, shown: number, room: number) => clamp(value, limit(shown, room)) || 0
  return { scale, x: place(x, picture.width, box.width), y: place(y, picture.height, box.height) }
}

/** What a double press makes of a view: nearer to the place that was pressed, or whole again. */
export function doublePressed(view: View, at: Place, frame: Frame): View {
  return view.scale > 1 ? WHOLE : zoomed(view, DOUBLE_PRESS_SCALE, at, frame)
}

/** What two fingers do that have moved: what was between them stays between them, as much larger as they are further apart. */
export function pinched(view: View, before: readonly [Place, Place], now: readonly [Place, Place], frame: Frame): View {
  const from = middle(before)
  const to = middle(now)
  const factor = distance(now) / Math.max(1, distance(before))
  return moved(zoomed(view, factor, from, frame), { x: to.x - from.x, y: to.y - from.y }, frame)
}

const middle = ([a, b]: readonly [Place, Place]): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Place, Place]) => Math.hypot(a.x - b.x, a.y - b.y)

/** Where a finger's way leads: 1 to the next picture, -1 to the one before, 0 nowhere. */
export function swipeStep({ x, y }: Place): 1 | -1 | 0 {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y) * SWIPE_SHAPE) return 0
  return x < 0 ? 1 : -1
}
