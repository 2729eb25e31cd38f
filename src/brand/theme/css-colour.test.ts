import { expect, it } from 'vitest'
import { parseCssColour } from './css-colour'

it.each([
  ['#2f5d50', [47, 93, 80]],
  [' #ABC ', [170, 187, 204]],
  ['rgb(47, 93, 80)', [47, 93, 80]],
  ['rgb(47 93 80)', [47, 93, 80]],
  ['rgba(100%, 0%, 50%)', [255, 0, 128]],
  ['rgb(300, -4, 0)', [255, 0, 0]],
  ['oklch(43.0% 0.1120 252.0)', [23, 81, 139]],
  ['oklch(0.43 28% 252)', [23, 81, 139]],
  ['oklch(1 0 0)', [255, 255, 255]],
  ['#2f5d5080', null],
  ['#12', null],
  ['rgba(47, 93, 80, 0.5)', null],
  ['oklch(43% 0.112 252 / 0.5)', null],
  ['rebeccapurple', null],
  ['red;background:url(//x)', null],
  ['', null],
])('%s', (css, expected) => {
  expect(parseCssColour(css)).toEqual(expected)
})
