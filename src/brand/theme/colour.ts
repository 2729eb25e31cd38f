/** A colour in OKLab: lightness 0..1 and the two opponent axes. */
export type Colour = { L: number; a: number; b: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** From OKLCH: lightness 0..1, chroma, hue in degrees. */
export const fromLch = (L: number, chroma: number, hue: number): Colour => ({
  L,
  a: chroma * Math.cos(radians(hue)),
  b: chroma * Math.sin(radians(hue)),
})

/** To OKLCH; the hue is in 0..360. */
export const toLch = ({ L, a, b }: Colour) => ({
  L,
  C: Math.hypot(a, b),
  H: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
})

function linearRgb({ L, a, b }: Colour): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (colour: Colour) => linearRgb(colour).every((value) => value >= -0.0005 && value <= 1.0005)

/** The nearest colour that sRGB can show: chroma is given up, lightness and hue stay. */
export function fit(colour: Colour): Colour {
  if (inGamut(colour)) return colour
  const scaled = (k: number): Colour => ({ L: colour.L, a: colour.a * k, b: colour.b * k })
  let low = 0
  let high = 1
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (inGamut(scaled(middle))) low = middle
    else high = middle
  }
  return scaled(low)
}

/** Red, green and blue, 0..255 unless said otherwise. */
export type Rgb = readonly [number, number, number]

const encode = (value: number) => {
  const curved = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, curved)))
}

/** One 8-bit channel to linear light. */
export function decode(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The 8-bit sRGB value that a screen shows. */
export function toRgb(colour: Colour): Rgb {
  const [r, g, b] = linearRgb(fit(colour))
  return [encode(r), encode(g), encode(b)]
}

/** A colour of the screen as `#rrggbb`. */
export const rgbHex = (rgb: Rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** A colour as the `#rrggbb` that is nearest to it on the screen. */
export const toHex = (colour: Colour) => rgbHex(toRgb(colour))

const luminance = ([r, g, b]: Rgb) => 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b)

/** WCAG 2.2 contrast ratio of two sRGB colours, 1 to 21; their order does not matter. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
