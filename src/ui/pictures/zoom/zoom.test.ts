import fc from 'fast-check'
import { expect, it } from 'vitest'
import { doublePressed, fitted, type Frame, MAX_SCALE, moved, pinched, swipeStep, WHOLE, zoomed } from './zoom'

const frame: Frame = { box: { width: 400, height: 300 }, picture: { width: 400, height: 200 } }
const middle = { x: 0, y: 0 }

it.each([
  ['a wide one', { width: 800, height: 400 }, { width: 400, height: 200 }],
  ['a high one', { width: 300, height: 600 }, { width: 150, height: 300 }],
  ['a small one', { width: 40, height: 30 }, { width: 400, height: 300 }],
])('fits %s into its box', (_what, natural, size) => {
  expect(fitted(frame.box, natural)).toEqual(size)
})

it('keeps what is at the pressed place there, unless an edge would come into the box', () => {
  expect(zoomed(WHOLE, 2, { x: 100, y: 0 }, frame)).toEqual({ scale: 2, x: -100, y: 0 })
  expect(zoomed(WHOLE, 2, { x: 0, y: 100 }, frame)).toEqual({ scale: 2, x: 0, y: -50 })
  expect(zoomed({ scale: 4, x: 600, y: 0 }, 0.5, middle, frame)).toEqual({ scale: 2, x: 200, y: 0 })
})

it('goes no further than its limits, and back to the whole', () => {
  expect(zoomed(WHOLE, 100, middle, frame).scale).toBe(MAX_SCALE)
  expect(zoomed({ scale: 3, x: 300, y: 100 }, 0.01, middle, frame)).toEqual(WHOLE)
  expect(doublePressed(WHOLE, { x: 40, y: 0 }, frame)).toEqual({ scale: 2.5, x: -60, y: 0 })
  expect(doublePressed({ scale: 1.2, x: 0, y: 0 }, middle, frame)).toEqual(WHOLE)
})

it('moves as far as the picture reaches', () => {
  expect(moved(WHOLE, { x: 50, y: -50 }, frame)).toEqual(WHOLE)
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 50, y: -900 }, frame)).toEqual({ scale: 2, x: 50, y: -50 })
})

it('follows two fingers', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const
  const apart = [
    { x: -80, y: 0 },
    { x: 120, y: 0 },
  ] as const
  expect(pinched(WHOLE, before, apart, frame)).toEqual({ scale: 2, x: 20, y: 0 })
  expect(pinched(WHOLE, [middle, middle], apart, frame).scale).toBe(MAX_SCALE)
  expect(pinched({ scale: 2, x: 0, y: 0 }, apart, before, frame)).toEqual(WHOLE)
})

it('never shows more than an edge beside the picture', () => {
  const place = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })
  const factor = fc.double({ min: 0.1, max: 5, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, place, place)), (steps) => {
      let view = WHOLE
      for (const [by, at, way] of steps) view = moved(zoomed(view, by, at, frame), way, frame)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (400 * view.scale - 400) / 2) + 1e-6)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (200 * view.scale - 300) / 2) + 1e-6)
    }),
  )
})

it.each([
  [-60, 10, 1],
  [60, -10, -1],
  [49, 0, 0],
  [60, 50, 0],
])('a way of %d, %d leads by %d', (x, y, step) => {
  expect(swipeStep({ x, y })).toBe(step)
})
