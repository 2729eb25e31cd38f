import { describe, expect, it } from 'vitest'
import { levelCap, startLevel } from './start-variant'

describe('startLevel', () => {
  it.each([
    { bitrates: [400_000, 900_000, 2_000_000], line: 10_000_000, level: 2 },
    { bitrates: [400_000, 900_000, 2_000_000], line: 1_500_000, level: 1 },
    { bitrates: [400_000, 900_000, 2_000_000], line: 1_285_714, level: 0 },
    { bitrates: [400_000, 900_000, 2_000_000], line: 100_000, level: 0 },
    { bitrates: [2_000_000, 400_000, 900_000], line: 100_000, level: 1 },
    { bitrates: [2_000_000, 400_000, 900_000], line: 5_000_000, level: 0 },
    { bitrates: [700_000], line: 1_000_000, level: 0 },
    { bitrates: [], line: 1_000_000, level: -1 },
  ])('$bitrates on $line starts at $level', ({ bitrates, line, level }) => {
    expect(startLevel(bitrates, line)).toBe(level)
  })
})

describe('levelCap', () => {
  it.each([
    { heights: [360, 540, 1080], picture: 400, level: 1 },
    { heights: [360, 540, 1080], picture: 360, level: 0 },
    { heights: [360, 540, 1080], picture: 2000, level: 2 },
    { heights: [1080, 360, 540], picture: 2000, level: 0 },
    { heights: [360, 540, 1080], picture: 0, level: 2 },
    { heights: [0, 0], picture: 500, level: 1 },
    { heights: [], picture: 500, level: -1 },
  ])('$heights in $picture is capped at $level', ({ heights, picture, level }) => {
    expect(levelCap(heights, picture)).toBe(level)
  })
})
