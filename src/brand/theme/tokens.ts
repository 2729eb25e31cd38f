import type { Colour } from './colour.ts'

export const THEMES = ['light', 'dark'] as const
export type ThemeName = (typeof THEMES)[number]

export const STATES = ['success', 'warning', 'danger', 'info'] as const
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
export const GROUNDS = ['bg', 'surface', 'raised', 'sunken', 'fill'] as const
