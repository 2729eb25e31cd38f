import { decode, type Rgb } from './colour.ts'

const luminance = ([r, g, b]: Rgb) => 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b)

/** WCAG 2.2 contrast ratio of two sRGB colours, 1 to 21; their order does not matter. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
