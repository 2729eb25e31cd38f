import type { Colour } from './colour.ts'

export const THEMES = ['light', 'dark'] as const
export type ThemeName = (typeof THEMES)[number]

const STATES = ['success', 'warning', 'danger', 'info'] as const
export type StateName = (typeof STATES)[number]

type Accent = 'accent' | 'on-accent' | `accent-${'hover' | 'pressed' | 'soft' | 'text'}` | 'focus'
type Ground = 'bg' | 'surface' | 'raised' | 'sunken' | 'fill'
type Text = 'text' | 'muted' | 'disabled' | 'border' | 'border-strong'
type Inverse = 'inverse' | 'on-inverse' | 'inverse-accent'
type Spark = 'spark' | 'on-spark' | `spark-${'soft' | 'text' | 'line'}`
type State = StateName | `on-${StateName}` | `${StateName}-soft`
type Media = 'media' | 'on-media' | 'media-muted'

/** Name of a colour token: the custom property without its two hyphens. */
export type TokenName = Accent | Ground | Text | Inverse | Spark | State | Media

/** All colours of one theme. */
export type Tokens = Record<TokenName, Colour>

/** The grounds that text and controls may stand on. */
const GROUNDS = ['bg', 'surface', 'raised', 'sunken', 'fill'] as const

/** Foreground, ground, and the WCAG 2.2 AA ratio that the pair needs: 4.5 for text, 3 for lines, icons, edges and the focus ring. */
export type TokenPair = readonly [foreground: TokenName, ground: TokenName, needs: 4.5 | 3]

const on = (foreground: TokenName, grounds: readonly TokenName[], needs: 4.5 | 3): TokenPair[] =>
  grounds.map((ground) => [foreground, ground, needs] as const)

const SOFT_STATES = STATES.map((state) => `${state}-soft` as const)

/** Every pair of tokens that components put on each other. */
export const TOKEN_PAIRS: readonly TokenPair[] = [
  ...on('text', [...GROUNDS, 'accent-soft', 'spark-soft'], 4.5),
  ...on('muted', [...GROUNDS, 'accent-soft'], 4.5),
  ...on('accent-text', [...GROUNDS, 'accent-soft', ...SOFT_STATES], 4.5),
  ...on('on-accent', ['accent', 'accent-hover', 'accent-pressed'], 4.5),
  ...on('on-spark', ['spark'], 4.5),
  ...on('spark-text', ['bg', 'surface', 'fill', 'spark-soft'], 4.5),
  ...STATES.flatMap((state) => [
    ...on(state, ['bg', 'surface', 'raised', 'fill', `${state}-soft`], 4.5),
    ...on('text', [`${state}-soft`], 4.5),
    ...on(`on-${state}`, [state], 4.5),
  ]),
  ...on('on-inverse', ['inverse'], 4.5),
  ...on('inverse-accent', ['inverse'], 4.5),
  ...on('on-media', ['media'], 4.5),
  ...on('media-muted', ['media'], 4.5),
  ...on('accent', GROUNDS, 3),
  ...on('border-strong', GROUNDS, 3),
  ...on('focus', GROUNDS, 3),
  ...on('spark-line', GROUNDS, 3),
]
