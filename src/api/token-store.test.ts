import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  acceptToken,
  hasStrangeToken,
  onForeignToken,
  readToken,
  rereadToken,
  TOKEN_KEY,
  writeToken,
} from './token-store'

const kept = new Map<string, string>()
const jar = new Map<string, string>()

/** Storage that holds at most this many characters, and a jar for cookies. */
function stubDevice(room: number) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (text.includes('Max-Age=0;')) jar.delete(name)
      else jar.set(name, value)
    },
  })
}

beforeEach(() => {
  kept.clear()
  jar.clear()
  stubDevice(10)
  rereadToken()
})

afterEach(() => {
  vi.unstubAllGlobals()
  rereadToken()
})

it('a token that full storage refuses lives on after a reload, in place of the older one', () => {
  writeToken('old')
  expect(kept.get(TOKEN_KEY)).toBe('old')
  writeToken('a.much-longer-token')
  rereadToken()
  expect(readToken()).toBe('a.much-longer-token')
})

it('storage that refuses everything makes nothing throw', () => {
  vi.stubGlobal('localStorage', undefined)
  writeToken('a.token')
  rereadToken()
  expect(readToken()).toBe('a.token')
})

/** What another tab does to this device, and the event that tells this one. */
function elsewhere(act: () => void) {
  const changed = vi.fn<(token: string | null, before: string | null) => void>()
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  const stop = onForeignToken(changed)
  act()
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: TOKEN_KEY }))
  stop()
  return changed
}

it('a sign-in in another tab whose storage is full is no sign-out in this one', () => {
  writeToken('old')
  const changed = elsewhere(() => {
    kept.delete(TOKEN_KEY)
    jar.set(TOKEN_KEY, 'a.much-longer-token')
  })
  expect(changed).toHaveBeenCalledExactlyOnceWith('a.much-longer-token', 'old')
  expect(readToken()).toBe('a.much-longer-token')
})

it('a token that takes the place of this tab’s is strange until it is accepted', () => {
  writeToken('old')
  elsewhere(() => kept.set(TOKEN_KEY, 'a.much-longer-token'))
  expect(hasStrangeToken()).toBe(true)
  acceptToken()
  expect(hasStrangeToken()).toBe(false)
})

it.each([
  ['after a sign-out in another tab', 'old', null],
  ['where this tab was signed out', null, 'a.much-longer-token'],
])('no token is strange %s', (_, before, after) => {
  writeToken(before)
  elsewhere(() => (after === null ? kept.delete(TOKEN_KEY) : kept.set(TOKEN_KEY, after)))
  expect(hasStrangeToken()).toBe(false)
})

it('a sign-in here puts an end to a strange token', () => {
  writeToken('old')
  elsewhere(() => kept.set(TOKEN_KEY, 'a.much-longer-token'))
  writeToken('new')
  expect(hasStrangeToken()).toBe(false)
})

it('a sign-out in another tab is followed even while the cookie is still there', () => {
  writeToken('old')
  const changed = elsewhere(() => kept.delete(TOKEN_KEY))
  expect(changed).toHaveBeenCalledExactlyOnceWith(null, 'old')
})

it('the cookie is written before storage tells the other tabs', () => {
  writeToken('old')
  const seen: (string | undefined)[] = []
  const { removeItem } = localStorage
  localStorage.removeItem = (key) => {
    seen.push(jar.get(TOKEN_KEY))
    removeItem(key)
  }
  writeToken('a.much-longer-token')
  writeToken(null)
  expect(seen).toEqual(['a.much-longer-token', undefined])
})
