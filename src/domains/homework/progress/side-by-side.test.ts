import { expect, it } from 'vitest'
import { FOOT, GAP, HEIGHT, sideBySide } from './side-by-side'

it('puts two pictures side by side, as high as each other', () => {
  const both = sideBySide([
    { width: 3000, height: 4000 },
    { width: 500, height: 500 },
  ])
  expect(both.boxes).toEqual([
    { x: GAP, y: GAP, width: 810, height: HEIGHT },
    { x: 2 * GAP + 810, y: GAP, width: HEIGHT, height: HEIGHT },
  ])
  expect(both.cuts).toEqual([
    { x: 0, y: 0, width: 3000, height: 4000 },
    { x: 0, y: 0, width: 500, height: 500 },
  ])
  expect([both.width, both.height]).toEqual([810 + HEIGHT + 3 * GAP, HEIGHT + GAP + FOOT])
})

it('a panorama loses its sides', () => {
  const panorama = { width: 4000, height: 1000 }
  const { boxes, cuts } = sideBySide([panorama, panorama])
  expect(boxes[0].width).toBe(1620)
  expect(cuts[0]).toEqual({ x: 1250, y: 0, width: 1500, height: 1000 })
})
