import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { buildName, ChunkError, reloadForRelease, reloadForRetry } from './release'
import { hasUnsaved, holdUnsaved } from './unsaved'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page that says which release it is of. */
function stubPage(stamp?: string) {
  vi.stubGlobal('document', { querySelector: () => (stamp === undefined ? null : { getAttribute: () => stamp }) })
}

test.each([
  ['1.4.0+1a2b3c4d', '1.4.0+1a2b3c4d'],
  [undefined, 'unnamed'],
])('is called %j by its page: %s', (stamp, name) => {
  stubPage(stamp)
  expect(buildName()).toBe(name)
})

describe('the reload for a release', () => {
  const reload = vi.fn<() => void>()
  const answer = vi.fn<typeof fetch>()
  const marks = new Map<string, string>()
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  beforeEach(() => {
    reload.mockReset()
    answer.mockReset().mockResolvedValue(new Response())
    marks.clear()
    stubPage('1.4.0')
    vi.stubGlobal('location', { href: 'https://learn.example/v/home', reload })
    vi.stubGlobal('fetch', answer)
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => marks.set(key, value),
    })
  })

  test('happens once per build, never in a loop', async () => {
    expect(await reloadForRelease(new ChunkError(false))).toBe(true)
    expect(await reloadForRelease(new ChunkError(false))).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('happens again for another build, in which this file has kept its name', async () => {
    expect(await reloadForRelease(new ChunkError(false))).toBe(true)
    stubPage('1.5.0')
    expect(await reloadForRelease(new ChunkError(false))).toBe(true)
  })

  test('never while text is unsent', async () => {
    const release = holdUnsaved()
    const releaseOther = holdUnsaved()
    expect(await reloadForRelease(new ChunkError(false))).toBe(false)
    release()
    expect(hasUnsaved()).toBe(true)
    releaseOther()
    expect(hasUnsaved()).toBe(false)
    expect(await reloadForRelease(new ChunkError(false))).toBe(true)
  })

  test('never over text that was begun while the page was looked for', async () => {
    const found = Promise.withResolvers<Response>()
    answer.mockReturnValue(found.promise)
    const isReloading = reloadForRelease(new ChunkError(false))
    const release = holdUnsaved()
    found.resolve(new Response())
    expect(await isReloading).toBe(false)
    release()
    expect(reload).not.toHaveBeenCalled()
  })

  test.each<[string, unknown]>([
    ['another error', new Error('x')],
    ['a chunk that was too slow', new ChunkError(true)],
  ])('does not happen for %s', async (_, error) => {
    expect(await reloadForRelease(error)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('does not happen while the page itself cannot be fetched, and is not used up by that', async () => {
    answer.mockImplementationOnce(lost)
    expect(await reloadForRelease(new ChunkError(false))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(await reloadForRelease(new ChunkError(false))).toBe(true)
    expect(answer).toHaveBeenCalledWith('https://learn.example/v/home', expect.objectContaining({ method: 'HEAD' }))
  })

  test('a page that does not answer for 10 s counts as gone', async () => {
    const over = vi.spyOn(AbortSignal, 'timeout')
    await reloadForRelease(new ChunkError(false))
    expect(over).toHaveBeenCalledWith(10_000)
    over.mockRestore()
  })

  test('does not happen where no mark can be kept', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(await reloadForRelease(new ChunkError(false))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('the button reloads as often as it is pressed, but not out of reach, over unsent text or for other errors', async () => {
    expect(await reloadForRetry(new ChunkError(true))).toBe(true)
    expect(await reloadForRetry(new ChunkError(false))).toBe(true)
    expect(await reloadForRetry(new Error('x'))).toBe(false)
    const release = holdUnsaved()
    expect(await reloadForRetry(new ChunkError(false))).toBe(false)
    release()
    answer.mockImplementationOnce(lost)
    expect(await reloadForRetry(new ChunkError(false))).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
