import { type Rgb, toRgb, contrast } from './colour.ts'
import { TOKEN_PAIRS, type TokenPair, type ThemeName, type TokenName, type Tokens } from './tokens.ts'

/** The measured ratio of one pair of tokens in one theme. */
export type PairRatio = { pair: TokenPair; theme: ThemeName; ratio: number }

/** A theme as the screen shows it. */
export type RgbTokens = Readonly<Record<TokenName, Rgb>>

/** Each colour of a theme as the screen rounds it. */
export function toRgbTokens(tokens: Tokens): RgbTokens {
  // The keys are those of the argument; `Object.entries` forgets them.
  return Object.fromEntries(Object.entries(tokens).map(([name, colour]) => [name, toRgb(colour)])) as RgbTokens
}

/** The ratio of every pair, computed on the 8-bit values that the screen shows. */
export function measurePairs(tokens: RgbTokens, theme: ThemeName): PairRatio[] {
  return TOKEN_PAIRS.map((pair) => ({ pair, theme, ratio: contrast(tokens[pair[0]], tokens[pair[1]]) }))
}

/** Whether a pair's contrast is below what the pair needs. */
export const isTooWeak = ({ pair, ratio }: PairRatio) => ratio < pair[2]

/** What is wrong with a pair that is too weak, for developers and operators. */
export const pairWords = ({ pair: [foreground, ground, needs], theme, ratio }: PairRatio) =>
  `${foreground} on ${ground}, ${theme}: contrast ${ratio.toFixed(2)}, needs ${needs}`
