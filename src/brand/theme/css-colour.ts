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
function parseHex(text: string): Rgb | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (digits === undefined) return null
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

interface Component {
  value: number
  percent: boolean
}

function components(pattern: RegExp, text: string): [Component, Component, Component] | null {
  const match = pattern.exec(text)
  if (!match) return null
  const component = (at: number) => ({ value: Number(match[at]), percent: match[at + 1] === '%' })
  return [component(1), component(3), component(5)]
}

function parseRgb(text: string): Rgb | null {
  const found = components(RGB, text)
  if (!found) return null
  const byte = ({ value, percent }: Component) =>
    Math.round(Math.min(255, Math.max(0, percent ? (value * 255) / 100 : value)))
  const [r, g, b] = found
  return [byte(r), byte(g), byte(b)]
}

function parseOklch(text: string): Rgb | null {
  const found = components(OKLCH, text)
  if (!found) return null
  const [lightness, chroma, hue] = found
  const L = lightness.percent ? lightness.value / 100 : lightness.value
  const C = chroma.percent ? chroma.value * 0.004 : chroma.value
  return toRgb(fromLch(L, C, hue.value))
}
