import { type Colour, toLch } from '../src/brand/theme/colour.ts'

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function fromLinear(r: number, g: number, b: number): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** A hexadecimal colour as brand.json has it, in OKLCH; null for any other text. */
export function hexToOklch(text: string): { lightness: number; chroma: number; hue: number } | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return null
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const part = (at: number) => linear(Number.parseInt(long.slice(at, at + 2), 16) / 255)
  const { L, C, H } = toLch(fromLinear(part(0), part(2), part(4)))
  return { lightness: Number(L.toFixed(3)), chroma: Number(C.toFixed(3)), hue: Math.round(H) % 360 }
}
