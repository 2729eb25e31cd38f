import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readToken, rereadToken, TOKEN_KEY, writeToken } from './token-store'

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
