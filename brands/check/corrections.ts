import type { ThemeInputs } from '../../src/brand/schema/theme-inputs.ts'
import { type Colour, fromLch, toHex, toLch } from '../../src/brand/theme/colour.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import { THEMES, type ThemeName, type TokenName } from '../../src/brand/theme/tokens.ts'

/** A difference in lightness that is noticed at once. */
const SEEN = 0.04

/** A colour of the brand that is shown as another one, and why. */
export interface Correction {
  input: 'accent' | 'spark'
  theme: ThemeName
  /** Hexadecimal, as the brand has it and as it is shown. */
  wanted: string
  shown: string
  /** What is shown so, and why: continues "shown as …". */
  why: string
}

/** The tokens in which a brand's own colour is met, and why one may be another colour than that. */
const MET: readonly [input: 'accent' | 'spark', token: TokenName, why: Record<ThemeName, string>][] = [
  [
    'accent',
    'accent',
    {
      light: 'in the light theme, where its label could not be read',
      dark: 'in the dark theme, which has a lightness of its own',
    },
  ],
  [
    'spark',
    'spark-text',
    {
      light: 'as text in the light theme, where it could not be read',
      dark: 'as text in the dark theme, which has a lightness of its own',
    },
  ],
  ['spark', 'spark-line', { light: 'as a line in the light theme, where it could not be seen', dark: '' }],
]

/** What of a brand's two colours is shown otherwise: a colour that cannot be read is moved until it can. */
export function corrections(inputs: ThemeInputs): Correction[] {
  return THEMES.flatMap((theme) => {
    const tokens = deriveTheme(inputs, theme)
    return MET.flatMap(([input, token, why]) => {
      const { lightness, chroma, hue } = inputs[input]
      const shown: Colour = tokens[token]
      if (Math.abs(toLch(shown).L - lightness) < SEEN) return []
      return [{ input, theme, wanted: toHex(fromLch(lightness, chroma, hue)), shown: toHex(shown), why: why[theme] }]
    })
  })
}
