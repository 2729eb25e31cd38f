import { type Rgb, contrast } from './colour'
import type { TokenName } from './tokens'

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

const mixed = ([r, g, b]: Rgb, [R, G, B]: Rgb, part: number): Rgb => {
  const of = (from: number, to: number) => Math.round(from + (to - from) * part)
  return [of(r, R), of(g, G), of(b, B)]
}

/**
 * The colours that go with an accent sent without them: the label that reads best on it, and the colours for hover and press, which move
 * away from that label, so that it stays at least as readable.
 */
export function accentCompanions(accent: Rgb, labels: readonly Rgb[]): Partial<Record<TokenName, Rgb>> {
  const readable = (label: Rgb) => contrast(label, accent)
  const label = labels.reduce((best, one) => (readable(one) > readable(best) ? one : best))
  const away = contrast(label, WHITE) < contrast(label, BLACK) ? BLACK : WHITE
  return { 'on-accent': label, 'accent-hover': mixed(accent, away, 0.12), 'accent-pressed': mixed(accent, away, 0.22) }
}
