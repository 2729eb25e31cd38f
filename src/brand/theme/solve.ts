import { type Colour, fit, toRgb, contrast } from './colour.ts'

/** 3 % above the requirement, so that rounding to 8 bits never drops a pair below it. */
const MARGIN = 1.03
const STEP = 0.004
/** Beyond these nothing is gained. */
const [DARKEST, LIGHTEST] = [0.06, 0.995]

/** +1 makes lighter (dark theme), -1 darker (light theme). */
export type Direction = 1 | -1

const ratio = (one: Colour, other: Colour) => contrast(toRgb(one), toRgb(other))

/** The colour with its lightness changed, fitted to what a screen can show. */
export const moved = (colour: Colour, by: number): Colour => fit({ ...colour, L: colour.L + by })

/** Moves the lightness away from the grounds until each of them reaches the target ratio. */
export function solve(colour: Colour, grounds: readonly Colour[], target: number, direction: Direction): Colour {
  const reached = (x: Colour) => grounds.every((ground) => ratio(x, ground) >= target * MARGIN)
  let found = colour
  for (let i = 0; i < 200 && !reached(found); i++) {
    found = { ...found, L: found.L + direction * STEP }
    if (direction === 1 ? found.L > LIGHTEST : found.L < DARKEST) break
  }
  return fit(found)
}

/** Moves a filled control until its own label can be read on it. */
export function solveForLabel(fill: Colour, label: Colour, target: number, direction: Direction) {
  let found = fill
  for (let i = 0; i < 100 && ratio(found, label) < target * MARGIN; i++) {
    found = moved(found, direction * STEP)
  }
  return found
}
