import { describe, expect, it } from 'vitest'
import demo from '../../../brands/demo/brand.json'
import kinetic from '../../../brands/kinetic/brand.json'
import lumen from '../../../brands/lumen/brand.json'
import { themeInputs } from '../schema/theme-inputs'
import { isTooWeak, measurePairs, toRgbTokens } from './check-tokens'
import { toHex } from './colour'
import { deriveTheme } from './derive-theme'
import { THEMES, type TokenName } from './tokens'

const BRANDS = {
  lumen: themeInputs.parse(lumen.theme),
  kinetic: themeInputs.parse(kinetic.theme),
  demo: themeInputs.parse(demo.theme),
}

// Light and dark values of the visual kit.
const EXPECTED: [keyof typeof BRANDS, TokenName, light: string, dark: string][] = [
  ['lumen', 'bg', '#fcf9f5', '#0d141d'],
  ['lumen', 'fill', '#f4f0ea', '#1d2834'],
  ['lumen', 'text', '#151e29', '#efece8'],
  ['lumen', 'muted', '#616972', '#a4a5a5'],
  ['lumen', 'border-strong', '#86898c', '#6a737d'],
  ['lumen', 'accent', '#17518b', '#7db2ee'],
  ['lumen', 'accent-hover', '#04447d', '#8bc1fd'],
  ['lumen', 'accent-pressed', '#00396d', '#6da1db'],
  ['lumen', 'spark-text', '#9d580c', '#f6b669'],
  ['lumen', 'spark-line', '#be7900', '#f7a73b'],
  ['lumen', 'inverse-accent', '#90c2fa', '#17518b'],
  ['lumen', 'media-muted', '#ababaa', '#ababaa'],
  ['kinetic', 'surface', '#fefffd', '#111f1a'],
  ['kinetic', 'accent', '#096847', '#77c09d'],
  ['kinetic', 'accent-soft', '#dcf0e5', '#133526'],
  ['kinetic', 'spark-soft', '#e9f3c7', '#30370f'],
  ['kinetic', 'spark-text', '#637102', '#bdcf72'],
  ['kinetic', 'disabled', '#939a95', '#596761'],
  ['demo', 'accent', '#2d3037', '#e1e5ec'],
  ['demo', 'accent-hover', '#3b3e45', '#f0f3fb'],
  ['demo', 'accent-pressed', '#484c52', '#cfd3da'],
  ['demo', 'spark-text', '#a65036', '#ffad93'],
  ['demo', 'success', '#217541', '#7cc590'],
  ['demo', 'danger-soft', '#ffe8e5', '#471c1a'],
  ['demo', 'info', '#1d699a', '#78b9e9'],
  ['demo', 'warning', '#975d04', '#dea464'],
]

it.each(EXPECTED)('%s: %s', (brand, token, light, dark) => {
  expect(toHex(deriveTheme(BRANDS[brand], 'light')[token])).toBe(light)
  expect(toHex(deriveTheme(BRANDS[brand], 'dark')[token])).toBe(dark)
})

describe.each(Object.entries(BRANDS))('%s', (_, inputs) => {
  it.each(THEMES)('%s: every pair holds WCAG AA', (theme) => {
    const pairs = measurePairs(toRgbTokens(deriveTheme(inputs, theme)), theme)
    expect(pairs).toHaveLength(83)
    expect(pairs.filter(isTooWeak)).toEqual([])
  })
})

it('adjusts an accent until its label can be read, whatever was requested', () => {
  const pale = { ...BRANDS.lumen, accent: { lightness: 0.9, chroma: 0.1, hue: 100 } }
  for (const theme of THEMES) {
    const pairs = measurePairs(toRgbTokens(deriveTheme(pale, theme)), theme)
    expect(pairs.filter((pair) => pair.pair[0] === 'on-accent' && pair.pair[1] === 'accent').filter(isTooWeak)).toEqual(
      [],
    )
  }
})

it.each([
  ['white', 1, 0],
  ['black', 0, 0],
  ['yellow', 0.968, 0.211],
])('takes %s as an accent', (_, lightness, chroma) => {
  const inputs = { ...BRANDS.lumen, accent: { lightness, chroma, hue: 110 } }
  for (const theme of THEMES)
    expect(measurePairs(toRgbTokens(deriveTheme(inputs, theme)), theme).filter(isTooWeak)).toEqual([])
})

describe('at the bounds of its rules', () => {
  const { lumen: inputs } = BRANDS
  const withAccent = (change: object) => ({ ...inputs, accent: { ...inputs.accent, ...change } })
  const withSpark = (hue: number) => ({ ...inputs, spark: { ...inputs.spark, hue } })

  it('an accent with a chroma of 0.04 is no grey', () => {
    const accent = (chroma: number) => deriveTheme(withAccent({ chroma }), 'dark').accent.L
    expect(accent(0.04)).toBeLessThan(0.8)
    expect(accent(0.039)).toBeGreaterThan(0.9)
  })

  it('an accent of the lightness 0.35 gets darker under the pointer, a darker one lighter', () => {
    const step = (lightness: number) => {
      const theme = deriveTheme(withAccent({ lightness }), 'light')
      return theme['accent-hover'].L - theme.accent.L
    }
    expect(step(0.35)).toBeLessThan(0)
    expect(step(0.349)).toBeGreaterThan(0)
  })

  it.each([
    [55, 54.99, 55.01],
    [110, 110.01, 109.99],
  ])('a spark of the hue %d is not yellow', (hue, outside, inside) => {
    const text = (of: number) => toHex(deriveTheme(withSpark(of), 'light')['spark-text'])
    expect(text(hue)).toBe(text(outside))
    expect(text(hue)).not.toBe(text(inside))
  })
})
