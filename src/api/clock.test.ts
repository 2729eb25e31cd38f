import { afterEach, expect, test, vi } from 'vitest'
import { noteServerDate, serverNow } from './clock'

afterEach(() => {
  vi.useRealTimers()
  noteServerDate(new Date().toUTCString(), Date.now())
})

const NOW = Date.UTC(2026, 2, 5, 12)
const HOUR = 3_600_000

test.each<[string, string | null, number]>([
  ['agrees', new Date(NOW).toUTCString(), 0],
  ['is off by what a header cannot tell', new Date(NOW - 2000).toUTCString(), 0],
  ['is off by just what is tolerated', new Date(NOW + 3000).toUTCString(), 0],
  ['is off by a second more', new Date(NOW + 4000).toUTCString(), 4000],
  ['is two hours behind', new Date(NOW + 2 * HOUR).toUTCString(), 2 * HOUR],
  ['is two hours ahead', new Date(NOW - 2 * HOUR).toUTCString(), -2 * HOUR],
  ['meets no header', null, 0],
  ['meets nonsense', 'yesterday', 0],
])('the clock of a device that %s', (_, header, skew) => {
  vi.useFakeTimers({ now: NOW })
  noteServerDate(header, NOW)
  expect(serverNow() - NOW).toBe(skew)
})

test('the clock does not move between two answers, and follows a device clock that is corrected', () => {
  vi.useFakeTimers({ now: NOW })
  noteServerDate(new Date(NOW + HOUR).toUTCString(), NOW)
  noteServerDate(new Date(NOW + HOUR + 1000).toUTCString(), NOW)
  expect(serverNow() - NOW).toBe(HOUR)
  noteServerDate(new Date(NOW + HOUR + 3000).toUTCString(), NOW)
  expect(serverNow() - NOW).toBe(HOUR)
  noteServerDate(new Date(NOW + 3000).toUTCString(), NOW)
  expect(serverNow() - NOW).toBe(0)
})
