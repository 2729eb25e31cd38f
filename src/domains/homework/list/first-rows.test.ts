import { describe, expect, it } from 'vitest'
import { firstRows } from './first-rows'

type State = 'read' | 'pending' | 'failed'

/** Lists of which `5` has five rows, `?` is loading, `0?` is loading and had none, and `!` failed. */
const lists = (text: string) =>
  text.split(' ').map((one) => ({
    state: ({ '?': 'pending', '0?': 'pending', '!': 'failed' }[one] ?? 'read') as State,
    placeholders: one === '0?' ? 0 : 3,
    rows: Array.from({ length: Number(one) || 0 }, (_, row) => row + 1),
  }))
const told = (text: string, limit: number) => {
  const { first, shown, total } = firstRows(lists(text), limit)
  return [first.map(({ state, rows }) => (state === 'read' ? rows.length : state)).join(' '), shown, total]
}

describe('the first rows of several lists', () => {
  it.each([
    // lists, limit: what is shown of each, rows shown, rows in all
    ['8 8 8', 20, '8 8 4', 20, 24],
    ['8 8 4', 20, '8 8 4', 20, 20],
    ['8 12 1', 20, '8 12', 20, 21],
    ['8 0 8', 20, '8 8', 16, 16],
    ['0', 20, '', 0, 0],
    ['? 8 8 8', 20, 'pending 8 8 1', 17, 24],
    ['? ? ? ?', 7, 'pending pending pending', 0, 0],
    ['? ? 8', 6, 'pending pending', 0, 8],
    ['0? 8 ?', 20, '8 pending', 8, 8],
    ['0?', 20, '', 0, 0],
    ['! 8 8 8', 20, 'failed 8 8 3', 20, 25],
    ['! ! !', 2, 'failed failed', 2, 3],
  ])('%s up to %i', (text, limit, shown, count, total) => {
    expect(told(text, limit)).toEqual([shown, count, total])
  })

  it('stay the first of their list', () => {
    expect(firstRows(lists('2 3'), 4).first.map(({ rows }) => rows)).toEqual([
      [1, 2],
      [1, 2],
    ])
  })
})
