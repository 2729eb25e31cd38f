import { type Colour, decode, type Rgb, toLch } from '../../src/brand/theme/colour.ts'
import { parseCssColour } from '../../src/brand/theme/css-colour.ts'

function fromRgb(rgb: Rgb): Colour {
  const [r, g, b] = [decode(rgb[0]), decode(rgb[1]), decode(rgb[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** A colour as style sheets write it (`#fd0`, `rgb(…)`, `oklch(…)`), as brand.json has it: lightness 0 to 1, chroma, hue in degrees; null for any other text. */
export function cssToOklch(text: string): { lightness: number; chroma: number; hue: number } | null {
  const rgb = parseCssColour(text)
  if (!rgb) return null
  const { L, C, H } = toLch(fromRgb(rgb))
  return { lightness: Number(L.toFixed(3)), chroma: Number(C.toFixed(3)), hue: Math.round(H) % 360 }
}
