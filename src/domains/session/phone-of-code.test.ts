import { beforeEach, expect, it, vi } from 'vitest'
import { keepPhoneOfCode, phoneOfCode } from './phone-of-code'

const NOW = 1_780_000_000_000
const PHONE = '+4915112345678'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it.each([
  ['the learner, at once', 7, 0, PHONE],
  ['the learner, in the last second', 7, 599_999, PHONE],
  ['the learner, too late', 7, 600_000, null],
  ['somebody else', 8, 0, null],
])('names the number to %s', (_who, learnerId, later, expected) => {
  keepPhoneOfCode(7, PHONE, NOW)
  expect(phoneOfCode(learnerId, NOW + later)).toBe(expected)
})

it('names nothing where nothing fits', () => {
  sessionStorage.setItem('learner.of.7.phone-of-code', '{"phone":1,"at":2}')
  expect(phoneOfCode(7, NOW)).toBeNull()
})
