import { expect, test } from 'vitest'
import { anchoredPosition } from './anchored-position'

const view = { width: 400, height: 300 }
const box = { width: 100, height: 80 }
const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 })

test.each([
  ['below its cause', at(50, 50), 'below', 'start', { left: 50, top: 78 }],
  ['above its cause', at(50, 150), 'above', 'start', { left: 50, top: 62 }],
  ['turned over at the bottom', at(50, 260), 'below', 'start', { left: 50, top: 172 }],
  ['turned over at the top', at(50, 10), 'above', 'start', { left: 50, top: 38 }],
  ['in the middle of its cause', at(100, 50), 'below', 'center', { left: 70, top: 78 }],
  ['at the end of its cause', at(200, 50), 'below', 'end', { left: 140, top: 78 }],
  ['not over the right edge', at(390, 50), 'below', 'start', { left: 292, top: 78 }],
  ['beside its cause', at(50, 100), 'beside', 'center', { left: 98, top: 70 }],
  ['beside its cause, inside the window', at(390, 290), 'beside', 'center', { left: 292, top: 212 }],
  ['not over the left edge', at(0, 50), 'below', 'end', { left: 8, top: 78 }],
] as const)('%s', (_, cause, side, align, expected) => {
  expect(anchoredPosition(cause, box, view, { side, align })).toEqual(expected)
})

test.each(['below', 'above'] as const)(
  'keeps the wanted side where neither has room, inside the window (%s)',
  (side) => {
    const tall = { width: 100, height: 250 }
    expect(anchoredPosition(at(50, 140), tall, view, { side, align: 'start' }).top).toBe(side === 'below' ? 42 : 8)
  },
)
