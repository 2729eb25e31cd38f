import * as z from '../../lib/zod.ts'
import { about, flag } from './parts.ts'

const lightness = about('OKLCH lightness: 0 is black, 1 is white.', z.number().check(z.gte(0), z.lte(1)))
const chroma = about('OKLCH chroma: 0 is grey, 0.4 is as colourful as it gets.', z.number().check(z.gte(0), z.lte(0.4)))
const hue = about(
  'OKLCH hue in degrees: about 25 is red, 85 yellow, 145 green, 255 blue.',
  z.number().check(z.gte(0), z.lt(360)),
)
const colour = z.strictObject({ lightness, chroma, hue })
const tint = z.strictObject({ hue, chroma })

export const themeInputs = z.strictObject({
  accent: about('OKLCH colour of what can be pressed.', colour),
  spark: about('OKLCH colour of the one warm note: today, unread, points.', colour),
  paper: about('Hue and chroma to which light neutrals lean.', tint),
  ink: about('Hue and chroma to which dark neutrals lean.', tint),
  radius: about('Base radius in px.', z.int().check(z.gte(0), z.lte(24))),
  pill: about('Whether buttons are fully round.', flag),
  pairing: about('Face of headlines.', z.enum(['serif', 'sans-strong', 'sans-calm'])),
})

/** The inputs of `theme/derive-theme.ts`. */
export type ThemeInputs = z.output<typeof themeInputs>
