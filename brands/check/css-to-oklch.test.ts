import { expect, it } from 'vitest'
import { fromLch, toHex } from '../../src/brand/theme/colour.ts'
import { cssToOklch } from './css-to-oklch.ts'

it.each(['#ffdd00', '#1d1d20', '#7f3ac8', '#ffffff', '#00a86b'])('%s is the same colour in OKLCH', (hex) => {
  const { lightness, chroma, hue } = cssToOklch(hex) ?? { lightness: 0, chroma: 0, hue: 0 }
  const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const back = parts(toHex(fromLch(lightness, chroma, hue)))
  // Rounded as brand.json has it, a colour is as near as an eye can tell.
  for (const [at, value] of parts(hex).entries()) expect(Math.abs(value - (back[at] ?? 0))).toBeLessThanOrEqual(4)
})

it.each(['rgb(255 221 0)', 'rgb(255, 221, 0)', ' #FD0 '])('%s is #ffdd00', (css) => {
  expect(cssToOklch(css)).toEqual(cssToOklch('#ffdd00'))
})

it.each(['red', '#12', '#12345678', ''])('knows no colour %o', (text) => {
  expect(cssToOklch(text)).toBe(null)
})
