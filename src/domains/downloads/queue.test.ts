import { expect, it } from 'vitest'
import { NO_SPACE } from '#/platform/kept-media'
import { estimatedBytes, expectedBytes, keptGroup, nextLesson, percentOf } from './queue'
import { keptLesson } from './kept-fixture'

it('fetches the first lesson that waits or was under way, whatever has failed or is paused', () => {
  const failed = keptLesson({ id: '1', state: 'fail' })
  const loaded = keptLesson({ id: '2', state: 'loaded' })
  const paused = keptLesson({ id: '3', isPaused: true })
  const underWay = keptLesson({ id: '4', state: 'loading' })
  const waiting = keptLesson({ id: '5' })
  expect(nextLesson([failed, loaded, paused, underWay, waiting])).toBe(underWay)
  expect(nextLesson([failed, waiting, underWay])).toBe(waiting)
  expect(nextLesson([failed, loaded, paused])).toBeNull()
})

it.each([
  { bytes: 100, share: 0.25, known: 300, expected: 400 },
  { bytes: 100, share: null, known: 300, expected: 300 },
  { bytes: 400, share: null, known: 300, expected: 400 },
  { bytes: 0, share: 0, known: 300, expected: 300 },
])('$bytes bytes at a share of $share make $expected', ({ bytes, share, known, expected }) => {
  expect(expectedBytes(bytes, share, known)).toBe(expected)
})

it.each([
  { bytes: 199, total: 400, percent: 49 },
  { bytes: 500, total: 400, percent: 100 },
  { bytes: 500, total: 0, percent: null },
])('$bytes of $total bytes are $percent %', ({ bytes, total, percent }) => {
  expect(percentOf({ bytes, total })).toBe(percent)
})

it('a minute of 400 kbit/s takes 3 MB', () => {
  expect(estimatedBytes(60, 400_000)).toBe(3_000_000)
})

const FULL = { code: NO_SPACE, needed: 10, free: 1 } as const
const rows = {
  waiting: keptLesson({ id: 'waiting', total: 50 }),
  underWay: keptLesson({ id: 'underWay', state: 'loading', bytes: 20, total: 50 }),
  paused: keptLesson({ id: 'paused', isPaused: true, bytes: 5, total: 50 }),
  loaded: keptLesson({ id: 'loaded', state: 'loaded', bytes: 60, total: 50 }),
  failed: keptLesson({ id: 'failed', state: 'fail', failure: FULL, total: 50 }),
  other: keptLesson({ id: 'other', state: 'loaded', bytes: 1000, total: 1000 }),
}

it.each([
  { of: [], missing: 1, state: 'none', bytes: 0, total: 0 },
  { of: ['loaded'], missing: 1, state: 'some', bytes: 60, total: 60 },
  { of: ['loaded'], missing: 0, state: 'loaded', bytes: 60, total: 60 },
  { of: ['loaded', 'failed'], missing: 0, state: 'fail', bytes: 60, total: 110 },
  { of: ['loaded', 'failed', 'paused'], missing: 0, state: 'paused', bytes: 65, total: 160 },
  { of: ['failed', 'paused', 'waiting'], missing: 0, state: 'pending', bytes: 5, total: 150 },
  { of: ['underWay', 'paused', 'waiting'], missing: 2, state: 'loading', bytes: 25, total: 150 },
] as const)('$of of as many and $missing more are $state', ({ of, missing, state, bytes, total }) => {
  const ids = [...of, ...Array.from({ length: missing }, (_, index) => `missing ${index}`)]
  const kept = keptGroup([...of.map((name) => rows[name]), rows.other], ids)
  expect(kept).toMatchObject({ state, bytes, total, chosen: of.length })
  expect(kept.failure).toEqual(ids.includes('failed') ? FULL : null)
})
