import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ChunkError, reloadForRelease, reloadForRetry, routeChunk } from './route-chunk'
import { hasUnsaved, holdUnsaved } from './unsaved'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the import of a screen', () => {
  test('returns its module', async () => {
    await expect(routeChunk(async () => ({ component: 1 }))()).resolves.toEqual({ component: 1 })
  })

  test('fails as a chunk error, so that no other code reloads because of it', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: https://x/a.js')
    const error: unknown = await routeChunk(() => Promise.reject(cause))().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ChunkError', late: false, cause })
  })

  test('is given up after 120 s', async () => {
    vi.useFakeTimers()
    const failed = routeChunk(() => new Promise(() => {}))().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ name: 'ChunkError', late: true })
  })
})

describe('the reload for a release', () => {
  const reload = vi.fn<() => void>()
  const marks = new Map<string, string>()

  beforeEach(() => {
    reload.mockReset()
    marks.clear()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => marks.set(key, value),
    })
  })

  test('happens once per build, never in a loop', () => {
    expect(reloadForRelease(new ChunkError(false))).toBe(true)
    expect(reloadForRelease(new ChunkError(false))).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('happens again for another build', () => {
    marks.set('learner.reloaded-for', 'https://learn.example/v/assets/main-old.js')
    expect(reloadForRelease(new ChunkError(false))).toBe(true)
  })

  test('never while text is unsent', () => {
    const release = holdUnsaved()
    const releaseOther = holdUnsaved()
    expect(reloadForRelease(new ChunkError(false))).toBe(false)
    release()
    expect(hasUnsaved()).toBe(true)
    releaseOther()
    expect(hasUnsaved()).toBe(false)
    expect(reloadForRelease(new ChunkError(false))).toBe(true)
  })

  test.each<[string, unknown]>([
    ['another error', new Error('x')],
    ['a chunk that was too slow', new ChunkError(true)],
  ])('does not happen for %s', (_, error) => {
    expect(reloadForRelease(error)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('does not happen offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadForRelease(new ChunkError(false))).toBe(false)
  })

  test('does not happen where no mark can be kept', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadForRelease(new ChunkError(false))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('the button reloads as often as it is pressed, but not offline, over unsent text or for other errors', () => {
    expect([reloadForRetry(new ChunkError(true)), reloadForRetry(new ChunkError(false))]).toEqual([true, true])
    expect(reloadForRetry(new Error('x'))).toBe(false)
    const release = holdUnsaved()
    expect(reloadForRetry(new ChunkError(false))).toBe(false)
    release()
    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadForRetry(new ChunkError(false))).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
