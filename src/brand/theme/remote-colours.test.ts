import { expect, it } from 'vitest'
import lumen from '../../../brands/lumen/brand.json'
import { themeInputs } from '../schema/theme-inputs'
import { parseCssColour } from './css-colour'
import { remoteColours } from './remote-colours'

const check = (remote: Record<string, string>) => remoteColours(remote, themeInputs.parse(lumen.theme), parseCssColour)

it('applies colours without a pair and colours that hold theirs in both themes', () => {
  expect(check({ border: '#808080', spark: 'rgb(240 180 60)' })).toEqual({
    applied: { border: '#808080', spark: '#f0b43c' },
    dropped: [],
  })
})

it.each([
  ['a colour too weak in the light theme', { text: '#cccccc' }, 'text on bg, light: contrast 1.53, needs 4.5'],
  ['a colour too weak in the dark theme only', { muted: '#444444' }, 'muted on bg, dark: contrast 1.90, needs 4.5'],
  ['a ground that its text cannot be read on', { bg: '#808080' }, 'text on bg, light: contrast 4.26, needs 4.5'],
  ['an unknown token', { primary: '#2f5d50' }, 'no such token'],
  ['a key of every object', { constructor: '#2f5d50' }, 'no such token'],
  ['a translucent colour', { spark: 'rgba(240, 180, 60, 0.5)' }, 'not an opaque colour'],
  ['what is no colour', { spark: 'sunny' }, 'not an opaque colour'],
])('drops %s', (_, remote, reason) => {
  const { applied, dropped } = check(remote)
  expect(applied).toEqual({})
  expect(dropped).toEqual([expect.objectContaining({ token: Object.keys(remote)[0], reason })])
})

it('keeps a pair of colours that hold each other', () => {
  const { applied, dropped } = check({ media: '#101010', 'on-media': '#fafafa', 'media-muted': '#b0b0b0' })
  expect(Object.keys(applied)).toEqual(['media', 'on-media', 'media-muted'])
  expect(dropped).toEqual([])
})

it('of colours that break pairs together drops no more than needed', () => {
  const { applied, dropped } = check({ media: '#dddddd', 'on-media': '#ffffff', 'media-muted': '#b0b0b0' })
  expect(dropped.map(({ token }) => token)).toEqual(['media'])
  expect(applied).toEqual({ 'on-media': '#ffffff', 'media-muted': '#b0b0b0' })
})
