import { afterEach, expect, test, vi } from 'vitest'
import { noteServerDate } from './clock'
import { retryAfterMs } from './retry-after'

afterEach(() => {
  vi.useRealTimers()
})

test.each<[string | null, number | undefined]>([
  ['7', 7000],
  [' 7 ', 7000],
  ['0', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['Someday, perhaps', undefined],
  ['Thu, or never', undefined],
  ['', undefined],
  [null, undefined],
  ['Thu, 05 Mar 2026 12:00:30 GMT', 30_000],
  ['Thu, 05 Mar 2026 12:00:00 GMT', undefined],
  ['Thu, 05 Mar 2026 11:00:00 GMT', undefined],
])('Retry-After %s: %s', (header, expected) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 5, 12) })
  noteServerDate(new Date().toUTCString(), Date.now())
  expect(retryAfterMs(new Headers(header === null ? {} : { 'Retry-After': header }))).toBe(expected)
})
