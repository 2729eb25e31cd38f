import { toHex, toLch } from '../../src/brand/theme/colour.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import type { TokenName, Tokens } from '../../src/brand/theme/tokens.ts'
import type { ThemeInputs } from '../../src/brand/schema/theme-inputs.ts'

const PAIRINGS = {
  serif: { family: 'serif', weight: 420, strong: 520, track: '-.018em', lead: '1.08', scale: '1' },
  'sans-strong': { family: 'sans', weight: 680, strong: 680, track: '-.034em', lead: '1.04', scale: '.92' },
  'sans-calm': { family: 'sans', weight: 420, strong: 480, track: '-.032em', lead: '1.1', scale: '.9' },
} as const

// The brand's own fonts are named once they are there: until then each name would be looked for among the system's fonts.
const SANS =
  '"Geologica Fallback","Geologica Fallback Cyrillic",system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif'
const SERIF = '"Literata Fallback","Literata Fallback Cyrillic",Georgia,"Times New Roman",serif'

/** A family and, under a name of its own, what stands in for it; the fonts' style sheet puts its own names before. */
const family = (kind: 'sans' | 'serif', fallback: string): [string, string][] => [
  [`fallback-${kind}`, fallback],
  [`family-${kind}`, `var(--fallback-${kind})`],
]

const radii = (base: number) => ({
  xs: Math.round(base * 0.5),
  sm: Math.round(base * 0.75),
  md: base,
  lg: Math.round(base * 1.5),
  xl: Math.round(base * 2.25),
})

function shapeProperties(inputs: ThemeInputs): [string, string][] {
  const type = PAIRINGS[inputs.pairing]
  return [
    ...Object.entries(radii(inputs.radius)).map(([name, px]): [string, string] => [`r-${name}`, `${px}px`]),
    ['r-control', inputs.pill ? '999px' : `${inputs.radius}px`],
    ...family('sans', SANS),
    ...(type.family === 'serif' ? family('serif', SERIF) : []),
    ['family-display', `var(--family-${type.family})`],
    ['display-weight', String(type.weight)],
    ['display-strong', String(type.strong)],
    ['display-track', type.track],
    ['display-lead', type.lead],
    ['display-scale', type.scale],
    // Strong headlines go with strong progress bars.
    ['prog-h', inputs.pairing === 'sans-strong' ? '8px' : '4px'],
  ]
}

/** Shadows in the light theme are tinted with the ink; in the dark theme they are black and deeper. */
function shadowProperties(light: Tokens): [string, string][] {
  const ink = toLch(light.inverse)
  const tint = `oklch(28% ${Math.min(0.03, ink.C).toFixed(3)} ${ink.H.toFixed(0)}/`
  const shade = (onLight: string, onDark: string) => `light-dark(${tint}${onLight}),rgb(0 0 0/${onDark}))`
  const near = `0 1px 2px ${shade('.06', '.4')}`
  return [
    ['elev-1', near],
    ['elev-2', `${near},0 10px 28px -8px ${shade('.16', '.55')}`],
    ['elev-3', `0 2px 6px ${shade('.07', '.4')},0 28px 64px -16px ${shade('.3', '.7')}`],
    ['scrim', shade('.46', '.66')],
  ]
}

/**
 * Every custom property of a brand, both themes in one rule: `data-theme` on the root element is `light`, `dark`, or absent
 * (`auto`) to follow the system. Browsers print in light colours, which a chosen theme leaves alone. Minified, for the page's inline
 * style.
 */
export function themeCss(inputs: ThemeInputs): string {
  const light = deriveTheme(inputs, 'light')
  const dark = deriveTheme(inputs, 'dark')
  const colour = (name: TokenName) => {
    const [onLight, onDark] = [toHex(light[name]), toHex(dark[name])]
    return onLight === onDark ? onLight : `light-dark(${onLight},${onDark})`
  }
  // The keys are those of `Tokens`; `Object.keys` forgets them.
  const colours = (Object.keys(light) as TokenName[]).map((name): [string, string] => [name, colour(name)])
  const properties = [...shapeProperties(inputs), ...colours, ...shadowProperties(light)]
  const body = properties.map(([name, value]) => `--${name}:${value}`).join(';')
  return `:root{color-scheme:light dark;${body}}@media screen{[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}}`
}
