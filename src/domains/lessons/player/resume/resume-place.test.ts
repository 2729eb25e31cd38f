import { expect, it } from 'vitest'
import { forgetOldest, resumeAt } from './resume-place'

it.each([
  { at: 0, duration: 100, from: 0 },
  { at: 4.9, duration: 100, from: 0 },
  { at: 5, duration: 100, from: 5 },
  { at: 90, duration: 100, from: 90 },
  { at: 90.1, duration: 100, from: 0 },
  { at: 90.1, duration: 0, from: 90.1 },
])('$at of $duration goes on from $from', ({ at, duration, from }) => {
  expect(resumeAt(at, duration)).toBe(from)
})

it('keeps the newest 200 positions', () => {
  const places = Object.fromEntries(Array.from({ length: 203 }, (_, n) => [`v${n}`, { at: n, noted: n }]))
  const kept = forgetOldest(places)
  expect(Object.keys(kept)).toHaveLength(200)
  expect(kept['v202']).toEqual({ at: 202, noted: 202 })
  expect(kept['v2']).toBeUndefined()
  expect(kept['v3']).toBeDefined()
})

it('leaves as many as that as they are', () => {
  const places = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`v${n}`, { at: n, noted: n }]))
  expect(forgetOldest(places)).toBe(places)
})
