import { describe, expect, it } from 'vitest'
import { groupsBetween, runsOf } from './near-groups'

describe('runs', () => {
  it.each([
    [0, [], []],
    [3, [], ['-0..2']],
    [3, [0, 1, 2], ['+0', '+1', '+2']],
    [6, [0, 3], ['+0', '-1..2', '+3', '-4..5']],
    [4, [1, 2], ['-0', '+1', '+2', '-3']],
  ])('of %i groups with %j drawn', (count, drawn, told) => {
    const runs = runsOf(count, (group) => drawn.some((one) => one === group))
    expect(
      runs.map(({ isDrawn, from, to }) => `${isDrawn ? '+' : '-'}${from === to ? from : `${from}..${to}`}`),
    ).toEqual(told)
  })
})

describe('groups of a gap', () => {
  const heightOf = (group: number) => (group === 4 ? 200 : 100)

  it.each([
    [0, 100, [2]],
    [0, 101, [2, 3]],
    [100, 250, [3, 4]],
    [99, 100, [2]],
    [200, 400, [4]],
    [0, 9000, [2, 3, 4, 5]],
    [500, 600, []],
    [0, 0, []],
  ])('from %i to %i', (top, bottom, found) => {
    expect(groupsBetween({ from: 2, to: 5 }, heightOf, top, bottom)).toEqual(found)
  })
})
