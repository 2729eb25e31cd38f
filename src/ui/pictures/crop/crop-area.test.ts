import { expect, it } from 'vitest'
import { middleOf, pixelsOf, resized, shifted } from './crop-area'

const WIDE = { width: 1600, height: 800 }
const TALL = { width: 300, height: 1200 }

it.each([
  [WIDE, { unit: '%', x: 25, y: 0, width: 50, height: 100 }, { x: 400, y: 0, side: 800 }],
  [TALL, { unit: '%', x: 0, y: 37.5, width: 100, height: 25 }, { x: 0, y: 450, side: 300 }],
  [
    { width: 1, height: 1 },
    { unit: '%', x: 0, y: 0, width: 100, height: 100 },
    { x: 0, y: 0, side: 1 },
  ],
])('the middle of %j is its largest square', (picture, area, pixels) => {
  expect(middleOf(picture)).toEqual(area)
  expect(pixelsOf(middleOf(picture), picture)).toEqual(pixels)
})

it('becomes smaller around its middle, and never too small or larger than the picture', () => {
  const half = resized(middleOf(WIDE), WIDE, -0.5)
  expect(half).toEqual({ unit: '%', x: 37.5, y: 25, width: 25, height: 50 })
  expect(pixelsOf(resized(half, WIDE, -5), WIDE)).toEqual({ x: 760, y: 360, side: 80 })
  expect(resized(half, WIDE, 5)).toEqual(middleOf(WIDE))
})

it('moves inside the picture, and grows away from an edge', () => {
  const half = resized(middleOf(WIDE), WIDE, -0.5)
  const corner = shifted(half, 500, 500)
  expect(corner).toMatchObject({ x: 75, y: 50 })
  expect(shifted(half, -500, -10)).toMatchObject({ x: 0, y: 15 })
  expect(resized(corner, WIDE, 0.5)).toEqual({ unit: '%', x: 50, y: 0, width: 50, height: 100 })
})

it('is a whole square of pixels, whatever the library has rounded', () => {
  expect(pixelsOf({ unit: '%', x: 99.9, y: 99.9, width: 0.01, height: 3 }, WIDE)).toEqual({ x: 1598, y: 799, side: 1 })
  expect(pixelsOf({ unit: '%', x: 60.02, y: -0.2, width: 60, height: 120 }, WIDE)).toEqual({ x: 800, y: 0, side: 800 })
})
