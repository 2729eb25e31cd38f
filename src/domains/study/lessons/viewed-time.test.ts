import { describe, expect, it } from 'vitest'

import { STATISTIC_TIMINGS } from './lesson-fixtures'
import {
  addViewed,
  markEnded,
  mergeEntry,
  NOTHING_VIEWED,
  startViewing,
  takeIncrement,
  type Viewed,
} from './viewed-time'

const viewed = (ms: number, plays = 0, hasEnded = false): Viewed => ({ ms, plays, hasEnded })

it.each([
  [0, 250, 250],
  [250, 250, 500],
  [500, 10_000, 10_500],
  [500, 10_001, 500],
  [500, 0, 500],
  [500, -40, 500],
  [500, Number.NaN, 500],
])('%s ms and a step of %s ms make %s ms', (before, step, after) => {
  expect(addViewed(viewed(before), step, 1, STATISTIC_TIMINGS).ms).toBe(after)
})

it.each([
  [15_000, 15_000],
  [30_000, 30_000],
  [30_001, 0],
])('saved every 15 s, a step of %s ms counts as %s ms', (step, ms) => {
  expect(addViewed(NOTHING_VIEWED, step, 1, { ...STATISTIC_TIMINGS, saveTimeoutMs: 15_000 }).ms).toBe(ms)
})

it.each([
  [2, 4000, 8000],
  [0.5, 4000, 2000],
  [2, 10_001, 0],
])('at speed %s a step of %s ms shows %s ms of the lesson', (speed, step, ms) => {
  expect(addViewed(NOTHING_VIEWED, step, speed, STATISTIC_TIMINGS).ms).toBe(ms)
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
      takeIncrement(addViewed(NOTHING_VIEWED, 2000, 1, STATISTIC_TIMINGS), STATISTIC_TIMINGS).increment?.viewedSeconds,
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
