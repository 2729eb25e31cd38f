import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { noteServerDate, serverNow, watchClock } from './clock'

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
  noteServerDate(new Date(NOW).toUTCString(), NOW)
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

test('a device clock that is set back takes nothing back; one that is set ahead is believed until the next answer, as after a sleep', () => {
  vi.useFakeTimers({ now: NOW })
  noteServerDate(new Date(NOW + HOUR).toUTCString(), NOW)
  vi.advanceTimersByTime(1000)
  vi.setSystemTime(NOW - 72 * HOUR)
  expect(serverNow() - NOW).toBe(HOUR + 1000)
  vi.advanceTimersByTime(1000)
  expect(serverNow() - NOW).toBe(HOUR + 2000)
  vi.setSystemTime(NOW + 8 * HOUR)
  expect(serverNow() - NOW).toBe(9 * HOUR)
  // The sleep was none.
  noteServerDate(new Date(NOW + HOUR + 3000).toUTCString(), NOW + 8 * HOUR)
  expect(serverNow() - NOW).toBe(HOUR + 3000)
})

test('a page without a server goes by what the page before has learned, until one answers', async () => {
  const kept = new Map([['learner.clock-skew', String(-72 * HOUR)]])
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  vi.useFakeTimers({ now: NOW })
  const page = await import('./clock')
  expect(page.serverNow() - NOW).toBe(-72 * HOUR)
  expect(page.clockSkew()).toBe(-72 * HOUR)
  page.noteServerDate(new Date(NOW).toUTCString(), NOW)
  expect(page.serverNow() - NOW).toBe(0)
  kept.set('learner.clock-skew', '"soon"')
  vi.resetModules()
  expect((await import('./clock')).clockSkew()).toBe(0)
})

test('who keeps the time is told when it turns out to be another', () => {
  vi.useFakeTimers({ now: NOW })
  noteServerDate(new Date(NOW).toUTCString(), NOW)
  const told = vi.fn<() => void>()
  onTestFinished(watchClock(told))
  noteServerDate(new Date(NOW + 2000).toUTCString(), NOW)
  expect(told).not.toHaveBeenCalled()
  noteServerDate(new Date(NOW + HOUR).toUTCString(), NOW)
  expect(told).toHaveBeenCalledOnce()
})
