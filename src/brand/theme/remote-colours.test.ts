import { expect, it } from 'vitest'
import lumen from '../../../brands/lumen/brand.json'
import { themeInputs } from '../schema/theme-inputs'
import { isTooWeak, measurePairs, toRgbTokens } from './check-tokens'
import { parseCssColour } from './css-colour'
import { deriveTheme } from './derive-theme'
import { remoteColours } from './remote-colours'
import { THEMES } from './tokens'

const check = (remote: Record<string, string>) => remoteColours(remote, themeInputs.parse(lumen.theme), parseCssColour)

it('applies colours without a pair, and colours whose pairs have enough contrast in both themes', () => {
  expect(check({ border: '#808080', spark: 'rgb(240 180 60)' })).toEqual({
    applied: { border: '#808080', spark: '#f0b43c' },
    dropped: [],
  })
})

it.each([
  ['a colour too weak in the light theme', { text: '#cccccc' }, 'text on bg, light: contrast 1.53, needs 4.5'],
  ['a colour too weak in the dark theme only', { muted: '#444444' }, 'muted on bg, dark: contrast 1.90, needs 4.5'],
  ['a ground that its text cannot be read on', { bg: '#808080' }, 'text on bg, light: contrast 4.26, needs 4.5'],
  ['an unknown token', { secondary: '#2f5d50' }, 'no such token'],
  ['a key of every object', { constructor: '#2f5d50' }, 'no such token'],
  ['a translucent colour', { spark: 'rgba(240, 180, 60, 0.5)' }, 'not an opaque colour'],
  ['what is no colour', { spark: 'sunny' }, 'not an opaque colour'],
])('drops %s', (_, remote, reason) => {
  const { applied, dropped } = check(remote)
  expect(applied).toEqual({})
  expect(dropped).toEqual([expect.objectContaining({ token: Object.keys(remote)[0], reason })])
})

it('keeps two colours that have enough contrast together', () => {
  const { applied, dropped } = check({ media: '#101010', 'on-media': '#fafafa', 'media-muted': '#b0b0b0' })
  expect(Object.keys(applied)).toEqual(['media', 'on-media', 'media-muted'])
  expect(dropped).toEqual([])
})

it('of colours that break pairs together, drops no more than necessary', () => {
  const { applied, dropped } = check({ media: '#dddddd', 'on-media': '#ffffff', 'media-muted': '#b0b0b0' })
  expect(dropped.map(({ token }) => token)).toEqual(['media'])
  expect(applied).toEqual({ 'on-media': '#ffffff', 'media-muted': '#b0b0b0' })
})

it.each([
  [
    'a light label on a deep accent',
    '#2c68e8',
    { 'on-accent': '#fffdfb', 'accent-hover': '#275ccc', 'accent-pressed': '#2251b5' },
  ],
  [
    'a dark label on a pale one',
    '#a5761d',
    { 'on-accent': '#091018', 'accent-hover': '#b08638', 'accent-pressed': '#b9944f' },
  ],
])('derives %s anew', (_, accent, companions) => {
  expect(check({ accent })).toEqual({ applied: { accent, ...companions }, dropped: [] })
})

it('keeps what the domain sends along with its accent', () => {
  const sent = { accent: '#2c68e8', 'on-accent': '#ffffff', 'accent-hover': '#1d4ed8' }
  expect(check(sent)).toEqual({ applied: { ...sent, 'accent-pressed': '#2251b5' }, dropped: [] })
})

it('drops an accent that no label is readable on, with everything derived from it', () => {
  const { applied, dropped } = check({ accent: '#7a1f5c' })
  expect(applied).toEqual({})
  expect(dropped).toEqual([
    { token: 'accent', colour: '#7a1f5c', reason: 'accent on bg, dark: contrast 1.92, needs 3' },
  ])
})

it('whatever accent arrives, every pair that is applied has enough contrast', () => {
  const steps = ['00', '55', 'aa', 'ff']
  const inputs = themeInputs.parse(lumen.theme)
  let kept = 0
  for (const accent of steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))) {
    const { applied } = check({ accent })
    if (applied.accent) kept += 1
    for (const theme of THEMES) {
      const over = Object.entries(applied).map(([token, colour]) => [token, parseCssColour(colour)])
      const tokens = { ...toRgbTokens(deriveTheme(inputs, theme)), ...Object.fromEntries(over) }
      expect(measurePairs(tokens, theme).filter(isTooWeak)).toEqual([])
    }
  }
  expect(kept).toBeGreaterThan(3)
})

it('of colours that break as many pairs, drops the first one first', () => {
  const { dropped } = check({ success: '#ffffff', warning: '#ffffff' })
  expect(dropped.map(({ token }) => token)).toEqual(['success', 'warning'])
})

it('takes the contract’s primary colour for the accent, else its accent', () => {
  const strong = '#2c68e8'
  const weak = '#7a1f5c'
  expect(check({ primary: strong }).applied).toMatchObject({ accent: strong })
  expect(check({ primary: strong, accent: '#a5761d' })).toEqual(check({ accent: strong }))
  const other = check({ primary: weak, accent: strong, spark: 'sunny' })
  expect(other.applied).toEqual(check({ accent: strong }).applied)
  expect(other.dropped.map(({ colour }) => colour)).toEqual([weak, 'sunny'])
  expect(check({ primary: weak }).dropped.map(({ token }) => token)).toEqual(['accent'])
})
