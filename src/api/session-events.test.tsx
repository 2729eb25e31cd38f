import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { pause } from '#/lib/pause'
import { endSession, noteUnauthorized, onSessionEnd, type SessionEnd } from './session-events'
import { onForeignToken, readToken, rereadToken, TOKEN_KEY, writeToken } from './token-store'

const TOKEN = 'token-0123456789-0123456789'
const OTHER = 'other-0123456789-0123456789'
const heard = vi.fn<(end: SessionEnd) => void>()
let stop = () => {}
let otherTab: Window

beforeEach(() => {
  heard.mockReset()
  const frame = document.body.appendChild(document.createElement('iframe'))
  if (!frame.contentWindow) throw new Error('a frame has a window')
  otherTab = frame.contentWindow
  writeToken(TOKEN)
  stop = onSessionEnd(heard)
})
afterEach(() => {
  stop()
  writeToken(null)
  document.querySelector('iframe')?.remove()
})

function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}

function say(channel: BroadcastChannel, reason: string, token = TOKEN) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage({ reason, token })
}

describe('the token', () => {
  test('is kept in storage and in a cookie under the same key', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set')
    writeToken(OTHER)
    expect(localStorage.getItem(TOKEN_KEY)).toBe(OTHER)
    expect(cookie).toHaveBeenLastCalledWith(`${TOKEN_KEY}=${OTHER}; Max-Age=2592000; Path=/v/; SameSite=Lax`)
    writeToken(null)
    expect(cookie).toHaveBeenLastCalledWith(`${TOKEN_KEY}=; Max-Age=0; Path=/v/; SameSite=Lax`)
    cookie.mockRestore()
  })

  test('is read again after a reload, from storage or else from the cookie', () => {
    rereadToken()
    expect(readToken()).toBe(TOKEN)
    localStorage.removeItem(TOKEN_KEY)
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; ${TOKEN_KEY}=${OTHER}; c=d`)
    rereadToken()
    expect(readToken()).toBe(OTHER)
    cookie.mockRestore()
  })

  test('cannot write attributes into its cookie', () => {
    writeToken('token-0123456789-0123456789; Path=/')
    expect(readToken()).toBeNull()
  })

  test('is ignored if it is malformed', () => {
    for (const bad of ['', 'with space 0123456789 0123', 'x'.repeat(513), '<script>0123456789</script>']) {
      localStorage.setItem(TOKEN_KEY, bad)
      rereadToken()
      expect(readToken()).toBeNull()
    }
  })

  test('is kept in memory where storage is refused', () => {
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    )
    writeToken(OTHER)
    expect(readToken()).toBe(OTHER)
    writeToken(null)
    expect(readToken()).toBeNull()
    for (const spy of spies) spy.mockRestore()
  })

  test('follows another tab', async () => {
    const changed = vi.fn<(token: string | null, before: string | null) => void>()
    const stopTokens = onForeignToken(changed)
    otherTab.localStorage.setItem(TOKEN_KEY, OTHER)
    await expect.poll(() => changed).toHaveBeenCalledExactlyOnceWith(OTHER, TOKEN)
    expect(readToken()).toBe(OTHER)
    otherTab.localStorage.setItem('something.else', '1')
    otherTab.localStorage.clear()
    await expect.poll(() => changed).toHaveBeenCalledTimes(2)
    expect(readToken()).toBeNull()
    stopTokens()
  })

  test('is the later of two that sign in at the same moment', async () => {
    otherTab.localStorage.setItem(TOKEN_KEY, OTHER)
    const own = 'third-0123456789-0123456789'
    writeToken(own)
    await pause(150)
    expect(localStorage.getItem(TOKEN_KEY)).toBe(own)
    expect(readToken()).toBe(own)
  })
})

describe('the end of a session', () => {
  test('is one for ten refusals at once, and tells other tabs once', async () => {
    const other = new BroadcastChannel('learner.session')
    const message = vi.fn<(event: MessageEvent) => void>()
    other.addEventListener('message', message)
    for (let call = 0; call < 10; call += 1) noteUnauthorized(TOKEN)
    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'unauthorized', here: true })
    expect(readToken()).toBeNull()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    await expect.poll(() => message).toHaveBeenCalledOnce()
    await pause(150)
    expect(heard).toHaveBeenCalledOnce()
    other.close()
  })

  test('does not come from a late refusal of an older token, nor from a guest', () => {
    noteUnauthorized(OTHER)
    noteUnauthorized(null)
    expect(heard).not.toHaveBeenCalled()
    endSession('signed_out')
    endSession('signed_out')
    expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'signed_out', here: true })
  })

  test('comes from another tab, with its reason, once', async () => {
    otherTab.localStorage.removeItem(TOKEN_KEY)
    const other = new BroadcastChannel('learner.session')
    say(other, 'deleted')
    await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith({ reason: 'deleted', here: false })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    other.postMessage('deleted')
    say(other, 'deleted')
    await pause(150)
    expect(heard).toHaveBeenCalledOnce()
    expect(readToken()).toBeNull()
    other.close()
  })

  test('comes from another tab without a reason, which may arrive later', async () => {
    otherTab.localStorage.removeItem(TOKEN_KEY)
    await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith({ reason: 'untold', here: false })
    const other = new BroadcastChannel('learner.session')
    say(other, 'signed_out')
    await expect.poll(() => heard).toHaveBeenLastCalledWith({ reason: 'signed_out', here: false })
    other.close()
  })

  test('does not come from a late message about an older session', async () => {
    otherTab.localStorage.setItem(TOKEN_KEY, OTHER)
    await expect.poll(readToken).toBe(OTHER)
    const other = new BroadcastChannel('learner.session')
    say(other, 'signed_out')
    await pause(150)
    expect(heard).not.toHaveBeenCalled()
    expect(readToken()).toBe(OTHER)
    other.close()
  })

  test('is not reported after listening has stopped', () => {
    stop()
    endSession('signed_out')
    expect(heard).not.toHaveBeenCalled()
  })
})

test('a refused call ends nothing of a newer session that another tab has stored and this one has not heard of', () => {
  // Written in this window, the change brings no event.
  localStorage.setItem(TOKEN_KEY, OTHER)
  noteUnauthorized(TOKEN)
  expect(readToken()).toBe(OTHER)
  expect(localStorage.getItem(TOKEN_KEY)).toBe(OTHER)
  expect(heard).not.toHaveBeenCalled()
})
