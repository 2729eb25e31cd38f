import { type Colour, decode, fromLch, type Rgb, rgbHex, toHex, toLch } from '../../src/brand/theme/colour.ts'
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

const rounded = ({ L, C, H }: ReturnType<typeof toLch>, digits: number) => ({
  lightness: Number(L.toFixed(digits)),
  chroma: Number(C.toFixed(digits)),
  hue: Number(H.toFixed(digits - 3)) % 360,
})
const MOST_DIGITS = 6

/** A colour as style sheets write it (`#fd0`, `rgb(…)`, `oklch(…)`), as brand.json has it: lightness 0 to 1, chroma, hue in degrees, with as many digits as it takes to be the same colour on a screen; null for any other text. */
export function cssToOklch(text: string): { lightness: number; chroma: number; hue: number } | null {
  const rgb = parseCssColour(text)
  if (!rgb) return null
  const exact = toLch(fromRgb(rgb))
  for (let digits = 3; digits < MOST_DIGITS; digits++) {
    const short = rounded(exact, digits)
    if (toHex(fromLch(short.lightness, short.chroma, short.hue)) === rgbHex(rgb)) return short
  }
  return rounded(exact, MOST_DIGITS)
}
