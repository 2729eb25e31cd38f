import { expect, test } from 'vitest'
import { anchoredPosition } from './anchored-position'

const view = { width: 400, height: 300 }
const box = { width: 100, height: 80 }
const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 })

test.each([
  ['in the middle under its cause', at(100, 50), 'below', { left: 70, top: 78 }],
  ['at the end of its cause', at(200, 50), 'end', { left: 140, top: 78 }],
  ['turned over at the bottom', at(100, 260), 'below', { left: 70, top: 172 }],
  ['below where the room just suffices', at(100, 184), 'below', { left: 70, top: 212 }],
  ['not over the right edge', at(390, 50), 'below', { left: 292, top: 78 }],
  ['not over the left edge', at(0, 50), 'end', { left: 8, top: 78 }],
  ['beside its cause', at(50, 100), 'beside', { left: 98, top: 70 }],
  ['beside its cause, inside the window', at(390, 290), 'beside', { left: 292, top: 212 }],
] as const)('%s', (_, cause, place, expected) => {
  expect(anchoredPosition(cause, box, view, place)).toEqual(expected)
})

test('stays below where neither side has room, inside the window', () => {
  expect(anchoredPosition(at(50, 140), { width: 100, height: 250 }, view, 'below').top).toBe(42)
})

test('stands above where the room there just suffices', () => {
  expect(anchoredPosition(at(50, 146), { width: 100, height: 130 }, view, 'below').top).toBe(8)
})
