import { describe, expect, it } from 'vitest'

import { STATISTIC_TIMINGS } from './lesson-fixtures'
import {
  countRun,
  markEnded,
  mergeEntry,
  NOTHING_VIEWED,
  type Run,
  startViewing,
  takeIncrement,
  type Viewed,
} from './viewed-time'

const viewed = (ms: number, plays = 0, hasEnded = false): Viewed => ({ ms, plays, hasEnded })

const run = (change: Partial<Run> = {}): Run => ({ at: 1000, from: 10, speed: 1, countedMs: 0, ...change })

// clock in ms, position in s, run: counted in ms
it.each([
  [1250, 10.25, run(), 250],
  [61_000, 70, run(), 60_000],
  [3_601_000, 10, run(), 0],
  [3_601_000, 12, run(), 2000],
  [2000, 310, run(), 1000],
  [6000, 5, run(), 0],
  [6000, 12, run({ countedMs: 3000 }), 0],
  [6000, 15, run({ countedMs: 3000 }), 2000],
  [5000, 18, run({ speed: 2 }), 8000],
  [5000, 18, run(), 4000],
  [5000, 12, run({ speed: 0.5 }), 2000],
  [5000, Number.NaN, run(), 0],
  [0, 12, run(), 0],
])('until %s ms at second %s, %o has played %s ms more', (now, position, before, counted) => {
  const after = countRun(viewed(500), before, now, position)
  expect(after.viewed.ms).toBe(500 + counted)
  expect(after.run).toEqual({ ...before, countedMs: before.countedMs + counted })
})

it('counts plays, and whatever plays after the end has not ended', () => {
  expect(startViewing(NOTHING_VIEWED, true)).toEqual(viewed(0, 1))
  expect(markEnded(viewed(10, 1))).toEqual(viewed(10, 1, true))
  expect(startViewing(viewed(10, 1, true), true)).toEqual(viewed(10, 2))
  expect(startViewing(viewed(10, 1, true), false)).toEqual(viewed(10, 1))
})

describe('what is sent', () => {
  it('begins with the first two seconds', () => {
    expect(
      takeIncrement(countRun(NOTHING_VIEWED, run(), 3000, 12).viewed, STATISTIC_TIMINGS).increment?.viewedSeconds,
    ).toBe(2)
  })

  it.each([
    ['nothing', viewed(0), null, viewed(0)],
    ['too little', viewed(1999, 1), null, viewed(1999, 1)],
    ['just enough', viewed(2000, 1), { viewedSeconds: 2, playCount: 1 }, viewed(0)],
    ['whole seconds only', viewed(5250), { viewedSeconds: 5, playCount: 0 }, viewed(250)],
    ['too little after the end', viewed(29_999, 1, true), null, viewed(29_999, 1, true)],
    ['enough after the end', viewed(30_000, 1, true), { viewedSeconds: 30, playCount: 1 }, viewed(0, 0, true)],
    ['a day at most', viewed(90_000_000), { viewedSeconds: 86_400, playCount: 0 }, viewed(999)],
    ['a thousand plays at most', viewed(2000, 1500), { viewedSeconds: 2, playCount: 1000 }, viewed(0)],
  ])('%s', (_name, before, increment, rest) => {
    expect(takeIncrement(before, STATISTIC_TIMINGS)).toEqual({ increment, rest })
  })

  it('follows the timings of the brand', () => {
    const timings = { saveTimeoutMs: 1000, minViewedMs: 500, minViewedAfterEndMs: 1000 }
    expect(takeIncrement(viewed(500), timings).increment).toEqual({ viewedSeconds: 0, playCount: 0 })
  })
})

describe('what waits', () => {
  const entry = {
    streamId: 301,
    dayId: 504,
    lessonId: 811,
    viewedSeconds: 40,
    playCount: 1,
    dayStatus: 'started' as const,
  }

  it('is one entry per stream, day and lesson', () => {
    const others = [
      { ...entry, streamId: 302 },
      { ...entry, dayId: 505 },
      { ...entry, lessonId: 812 },
    ]
    expect(mergeEntry([], entry)).toEqual([entry])
    expect(mergeEntry([...others, entry], { ...entry, viewedSeconds: 2, playCount: 0 })).toEqual([
      ...others,
      { ...entry, viewedSeconds: 42, playCount: 1 },
    ])
  })

  it('stays within the limits of the call', () => {
    const full = { ...entry, viewedSeconds: 86_390, playCount: 1000 }
    expect(mergeEntry([full], entry)).toEqual([{ ...entry, viewedSeconds: 86_400, playCount: 1000 }])
  })
})
