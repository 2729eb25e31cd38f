import { expect, it } from 'vitest'
import { canBeSmaller, smallerSize } from './smaller-photo'

it.each([
  [4096, 3072, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [2048, 1000, 2048, 1000],
  [640, 480, 640, 480],
  [100_000, 3, 2048, 1],
  [0, 0, 1, 1],
])('limits %d × %d to %d × %d', (width, height, ...limited) => {
  const size = smallerSize(width, height)
  expect([size.width, size.height]).toEqual(limited)
})

it.each([
  ['image/jpeg', 1_000_000, true],
  ['image/png', 5_000_000, true],
  ['image/webp', 5_000_000, true],
  ['image/jpeg', 999_999, false],
  ['image/gif', 5_000_000, false],
  ['image/heic', 5_000_000, false],
  ['video/mp4', 5_000_000, false],
  [null, 5_000_000, false],
])('offers %s of %d bytes smaller: %s', (type, size, isOffered) => {
  expect(canBeSmaller({ type, size })).toBe(isOffered)
})
