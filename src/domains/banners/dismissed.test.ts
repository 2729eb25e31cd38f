import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from '#/lib/zod'
import { isDismissed, keepDismissed, readDismissed } from './dismissed'
import { bannerWire } from './wire'

const banner = (wire: object = {}) => z.parse(bannerWire, { id: 33, title: 'Spring intensive', ...wire })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('remembers what a learner has put away, for that learner', () => {
  keepDismissed(7, banner(), true)
  keepDismissed(7, banner({ id: 34 }), true)
  expect(isDismissed(banner(), readDismissed(7))).toBe(true)
  expect(isDismissed(banner(), readDismissed(8))).toBe(false)
  keepDismissed(7, banner(), false)
  expect(readDismissed(7)).not.toHaveProperty('33')
  expect(isDismissed(banner({ id: 34 }), readDismissed(7))).toBe(true)
})

it.each([
  { title: 'Summer intensive' },
  { text: '<p>Now</p>' },
  { image: 'https://cdn.school.example/33.jpg' },
  { url: 'https://school.example/spring' },
  { button_text: 'Look' },
])('a banner that has changed returns: %o', (change) => {
  keepDismissed(7, banner(), true)
  expect(isDismissed(banner(change), readDismissed(7))).toBe(false)
  expect(isDismissed(banner({ sort: 9, placements: ['top'] }), readDismissed(7))).toBe(true)
})
