import { beforeEach, expect, it, vi } from 'vitest'
import { writeToken } from '#/api/token-store'
import { keepSentCode, keepWhenSent, keepWrongCodes, sentCode } from './sent-code'

const NOW = 1_780_000_000_000
const PHONE = '+4915112345678'
const ofPhone = { learnerId: 7, step: 'phone' } as const
const code = { to: PHONE, nextAt: NOW + 60_000, wrong: 0 }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  writeToken('a.token')
})

it.each([
  ['the learner, at once', ofPhone, 0, code],
  ['the learner, in the last second', ofPhone, 599_999, code],
  ['the learner, too late', ofPhone, 600_000, null],
  ['somebody else', { ...ofPhone, learnerId: 8 }, 0, null],
  ['another step', { ...ofPhone, step: 'email' }, 0, null],
] as const)('names the code to %s', (_who, step, later, expected) => {
  keepSentCode(ofPhone, code, NOW)
  expect(sentCode(step, NOW + later)).toEqual(expected)
})

it('finds nothing where nothing matches', () => {
  sessionStorage.setItem('learner.of.7.code-of-phone', '{"to":1,"nextAt":2,"at":3}')
  expect(sentCode(ofPhone, NOW)).toBeNull()
})

it.each([
  ['the session that asked', 'a.token', code],
  ['nobody after a sign-out', null, null],
  ['nobody in another session', 'the.next-token', null],
])('a code that comes late is kept for %s', async (_who, token, expected) => {
  const asked = Promise.withResolvers<{ retryAfter: number }>()
  const kept = keepWhenSent(ofPhone, PHONE, { asked: asked.promise, now: () => NOW })
  writeToken(token)
  asked.resolve({ retryAfter: 60 })
  await kept
  expect(sentCode(ofPhone, NOW)).toEqual(expected)
})

it('wrong codes are counted with the code that was sent, and from the start with the next one', () => {
  keepWrongCodes(ofPhone, 1)
  expect(sentCode(ofPhone, NOW)).toBeNull()
  keepSentCode(ofPhone, code, NOW)
  keepWrongCodes(ofPhone, 4)
  expect(sentCode(ofPhone, NOW)).toEqual({ ...code, wrong: 4 })
  const next = { to: PHONE, nextAt: NOW + 120_000 }
  keepSentCode(ofPhone, next, NOW)
  expect(sentCode(ofPhone, NOW)?.wrong).toBe(0)
})
