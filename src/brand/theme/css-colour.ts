import { fromLch, type Rgb, toRgb } from './colour.ts'

const NUMBER = String.raw`(-?[\d.]+(?:e-?\d+)?)(%?)`
const SEPARATOR = String.raw`[\s,]+`
const parts = (name: string) =>
  new RegExp(`^${name}\\(\\s*${NUMBER}${SEPARATOR}${NUMBER}${SEPARATOR}${NUMBER}\\s*\\)$`, 'i')
const RGB = parts('rgba?')
const OKLCH = parts('oklch')

/**
 * The 8-bit value of an opaque CSS colour: hexadecimal, `rgb()` or `oklch()`. Null for anything else, translucent colours included,
 * since their contrast depends on what lies below.
 */
export function parseCssColour(css: string): Rgb | null {
  const text = css.trim()
  return parseHex(text) ?? parseRgb(text) ?? parseOklch(text)
}

/** The value of `#rgb` or `#rrggbb`; null for any other text. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (digits === undefined) return null
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The three components, each with whether it is a percentage. */
function numbers(pattern: RegExp, text: string): { value: number; percent: boolean }[] | null {
  const match = pattern.exec(text)
  if (!match) return null
  return [1, 3, 5].map((at) => ({ value: Number(match[at]), percent: match[at + 1] === '%' }))
}

function parseRgb(text: string): Rgb | null {
  const found = numbers(RGB, text)
  if (!found) return null
  const [r = 0, g = 0, b = 0] = found.map(({ value, percent }) =>
    Math.round(Math.min(255, Math.max(0, percent ? (value * 255) / 100 : value))),
  )
  return [r, g, b]
}

function parseOklch(text: string): Rgb | null {
  const [lightness, chroma, hue] = numbers(OKLCH, text) ?? []
  if (!lightness || !chroma || !hue) return null
  const L = lightness.percent ? lightness.value / 100 : lightness.value
  const C = chroma.percent ? chroma.value * 0.004 : chroma.value
  return toRgb(fromLch(L, C, hue.value))
}
