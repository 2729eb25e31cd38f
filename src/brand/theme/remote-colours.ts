import type { ThemeInputs } from '../schema/theme-inputs'
import { accentCompanions } from './accent-companions'
import { isTooWeak, measurePairs, type PairRatio, pairWords, type RgbTokens, toRgbTokens } from './check-tokens'
import { type Rgb, rgbHex } from './colour'
import { deriveTheme } from './derive-theme'
import { THEMES, type ThemeName, type TokenName } from './tokens'

/** A remote colour that is not applied, and why, for developers. */
export type DroppedColour = { token: string; colour: string; reason: string }

export type RemoteColours = {
  /** Token to hexadecimal colour, for both themes. */
  applied: Partial<Record<TokenName, string>>
  dropped: DroppedColour[]
}

type Themes = Record<ThemeName, RgbTokens>

/** Why a colour is dropped whose name means nothing to us: it was never meant for this app. */
export const UNKNOWN = 'no such token'

/**
 * Which colours of the domain's theme may be applied. The contract's `primary` is our accent; where it cannot be read, or is not sent,
 * `accent` is.
 */
export function remoteColours(
  { primary, ...remote }: Readonly<Record<string, string>>,
  inputs: ThemeInputs,
  parse: (css: string) => Rgb | null,
): RemoteColours {
  if (primary === undefined) return tokenColours(remote, inputs, parse)
  const first = tokenColours({ ...remote, accent: primary }, inputs, parse)
  const dropped = first.dropped.find(({ token }) => token === 'accent')
  if (!dropped || remote['accent'] === undefined) return first
  const second = tokenColours(remote, inputs, parse)
  return { ...second, dropped: [dropped, ...second.dropped] }
}

/**
 * Which colours of the domain's theme may be applied over the brand's: known tokens, opaque colours, and every pair they are part of
 * holds WCAG AA in both themes. The label colour of an accent is derived again where the domain does not send it. Of colours that break a
 * pair together, the one in most broken pairs goes first.
 */
function tokenColours(
  remote: Readonly<Record<string, string>>,
  inputs: ThemeInputs,
  parse: (css: string) => Rgb | null,
): RemoteColours {
  const own: Themes = {
    light: toRgbTokens(deriveTheme(inputs, 'light')),
    dark: toRgbTokens(deriveTheme(inputs, 'dark')),
  }
  const dropped: DroppedColour[] = []
  const wanted = new Map<TokenName, Rgb>()
  for (const [token, colour] of Object.entries(remote)) {
    const rgb = parse(colour)
    if (!isToken(own.light, token)) dropped.push({ token, colour, reason: UNKNOWN })
    else if (!rgb) dropped.push({ token, colour, reason: 'not an opaque colour' })
    else wanted.set(token, rgb)
  }
  for (let worst = weakest(own, wanted); worst; worst = weakest(own, wanted)) {
    wanted.delete(worst.token)
    dropped.push({ token: worst.token, colour: remote[worst.token] ?? '', reason: pairWords(worst.pair) })
  }
  const applied = Object.entries(overlay(own, wanted)).map(([token, rgb]) => [token, rgbHex(rgb)])
  return { applied: Object.fromEntries(applied), dropped }
}

const isToken = (tokens: RgbTokens, name: string): name is TokenName => Object.hasOwn(tokens, name)

/** The wanted colours and those that follow from them. */
function overlay(own: Themes, wanted: ReadonlyMap<TokenName, Rgb>): Partial<Record<TokenName, Rgb>> {
  const accent = wanted.get('accent')
  const label = wanted.get('on-accent')
  const labels = label ? [label] : THEMES.map((theme) => own[theme]['on-accent'])
  return { ...(accent && accentCompanions(accent, labels)), ...Object.fromEntries(wanted) }
}

/** The remote colour that is part of the most broken pairs, with the first of these; null when every pair holds. */
function weakest(own: Themes, wanted: ReadonlyMap<TokenName, Rgb>): { token: TokenName; pair: PairRatio } | null {
  const over = overlay(own, wanted)
  const broken = THEMES.flatMap((theme) => measurePairs({ ...own[theme], ...over }, theme)).filter(isTooWeak)
  let worst: { token: TokenName; pair: PairRatio; count: number } | null = null
  for (const token of wanted.keys()) {
    const itsPairs = broken.filter(({ pair }) => pair[0] === token || pair[1] === token)
    const [pair] = itsPairs
    if (pair && itsPairs.length > (worst?.count ?? 0)) worst = { token, pair, count: itsPairs.length }
  }
  return worst
}
