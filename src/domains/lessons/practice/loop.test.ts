import { expect, it } from 'vitest'
import { loopText, loopWithin, moveEnd, preciseClock, readLoop, withPart } from './loop'

it.each([
  ['12.5-18', { from: 12.5, to: 18 }],
  ['0-0.5', { from: 0, to: 0.5 }],
  ['18-12.5', null],
  ['12-12.4', null],
  ['12', null],
  ['-1-4', null],
  ['a-b', null],
  [undefined, null],
])('reads %s', (text, loop) => expect(readLoop(text)).toEqual(loop))

it('writes what it reads, to a tenth of a second', () => {
  expect(loopText({ from: 12.449, to: 18 })).toBe('12.4-18')
  expect(readLoop(loopText({ from: 1.23, to: 9.87 }))).toEqual({ from: 1.2, to: 9.9 })
})

it.each([
  ['the beginning', { from: 10, to: 20 }, 'from', 12, { from: 12, to: 20 }],
  ['the beginning past the end', { from: 10, to: 20 }, 'from', 30, { from: 30, to: 35 }],
  ['the beginning below 0', { from: 10, to: 20 }, 'from', -3, { from: 0, to: 20 }],
  ['the beginning to the very end', { from: 10, to: 20 }, 'from', 99, { from: 59.5, to: 60 }],
  ['the end', { from: 10, to: 20 }, 'to', 15, { from: 10, to: 15 }],
  ['the end before the beginning', { from: 10, to: 20 }, 'to', 8, { from: 3, to: 8 }],
  ['the end to the very beginning', { from: 10, to: 20 }, 'to', 0, { from: 0, to: 0.5 }],
  ['the end past the video', { from: 10, to: 20 }, 'to', 99, { from: 10, to: 60 }],
  ['a first beginning', null, 'from', 12, { from: 12, to: 17 }],
  ['a first end', null, 'to', 3, { from: 0, to: 3 }],
] as const)('moves %s', (_, loop, end, seconds, moved) => expect(moveEnd(loop, end, seconds, 60)).toEqual(moved))

it.each([
  ['all of it', { from: 10, to: 60 }, { from: 10, to: 60 }],
  ['what is left of it', { from: 10, to: 60.1 }, { from: 10, to: 60 }],
  ['half a second of it', { from: 59.5, to: 99 }, { from: 59.5, to: 60 }],
  ['too little of it', { from: 59.6, to: 99 }, null],
  ['nothing of it', { from: 99, to: 104 }, null],
  ['no part', null, null],
])('has %s within a minute', (_, loop, within) => expect(loopWithin(loop, 60)).toEqual(within))

it('takes in what was said', () => {
  expect(withPart(null, { from: 4, to: 6 })).toEqual({ from: 4, to: 6 })
  expect(withPart(null, { from: 4, to: 4 })).toEqual({ from: 4, to: 4.5 })
  expect(withPart({ from: 4, to: 6 }, { from: 10, to: 12 })).toEqual({ from: 4, to: 12 })
  expect(withPart({ from: 4, to: 6 }, { from: 1, to: 2 })).toEqual({ from: 1, to: 6 })
  expect(withPart({ from: 4, to: 12 }, { from: 6, to: 8 })).toEqual({ from: 6, to: 8 })
})

it.each([
  [12, 'en', '0:12'],
  [12.5, 'en', '0:12.5'],
  [12.5, 'ru', '0:12,5'],
  // The end of a file seldom falls on a tenth.
  [59.97, 'en', '1:00'],
  [252.04, 'en', '4:12'],
])('%s s in "%s" is said as %s', (seconds, locale, said) => {
  expect(preciseClock(seconds, locale)).toBe(said)
})
