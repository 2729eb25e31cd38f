import { expect, it } from 'vitest'
import { fromLch, toHex } from '../../src/brand/theme/colour.ts'
import { cssToOklch } from './css-to-oklch.ts'

it.each(['#ffdd00', '#1d1d20', '#7f3ac8', '#ffffff', '#000000', '#00a86b', '#ffe100'])(
  '%s is the same colour in OKLCH',
  (hex) => {
    const { lightness, chroma, hue } = cssToOklch(hex) ?? { lightness: 0, chroma: 0, hue: 0 }
    expect(toHex(fromLch(lightness, chroma, hue))).toBe(hex)
  },
)

it.each([
  ['#17518b', { lightness: 0.43, chroma: 0.112, hue: 252 }],
  ['#ffe100', { lightness: 0.9067, chroma: 0.1882, hue: 99.5 }],
])('%s has no more digits than it needs', (hex, colour) => {
  expect(cssToOklch(hex)).toEqual(colour)
})

it.each(['rgb(255 221 0)', 'rgb(255, 221, 0)', ' #FD0 '])('%s is #ffdd00', (css) => {
  expect(cssToOklch(css)).toEqual(cssToOklch('#ffdd00'))
})

it.each(['red', '#12', '#12345678', ''])('knows no colour %o', (text) => {
  expect(cssToOklch(text)).toBe(null)
})
