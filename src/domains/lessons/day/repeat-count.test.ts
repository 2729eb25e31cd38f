import { describe, expect, it } from 'vitest'
import { repeatBounds, repeatCount } from './repeat-count'

describe('repeats', () => {
  it.each([
    // count, from, to, chosen, repeats
    [2, 1, 4, null, 2],
    [2, 1, 4, 3, 3],
    [2, 1, 4, 9, 4],
    [2, 2, 4, 1, 2],
    [5, 1, 4, null, 4],
    [2, 4, 1, 3, 3],
    [0, 0, 0, null, 1],
    [2, -3, 4, -1, 1],
    [2, 1, 4, 2.6, 3],
  ])('count %s of %s to %s, chosen %s: %s', (count, userRepeatRangeFrom, userRepeatRangeTo, chosen, repeats) => {
    expect(repeatCount({ repeatCount: count, userRepeatRangeFrom, userRepeatRangeTo }, chosen)).toBe(repeats)
  })

  it('have bounds in order', () => {
    expect(repeatBounds({ repeatCount: 1, userRepeatRangeFrom: 4, userRepeatRangeTo: 1 })).toEqual({ from: 1, to: 4 })
    expect(repeatBounds({ repeatCount: 1, userRepeatRangeFrom: -2, userRepeatRangeTo: 0 })).toEqual({ from: 1, to: 1 })
  })
})
