import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'

import type { AnalyticsEvents } from './events'
import { tellAnalytics } from '../../tests/tell-analytics'
import { setConsent } from '#/platform/consent'
import { configureAnalytics, track, watchEvents } from './track'

afterEach(() => {
  setConsent('analytics', false)
  configureAnalytics(null)
})

test('nothing is sent before the consent, nor kept for later', () => {
  const sink = vi.fn<() => void>()
  configureAnalytics(sink)
  track('open_app', {})
  track('login', { method: 'email' })
  setConsent('analytics', true)
  expect(sink).not.toHaveBeenCalled()
  track('video_start', { streamId: 301, dayId: 504, lessonId: 811 })
  expect(sink).toHaveBeenCalledExactlyOnceWith('video_start', { streamId: 301, dayId: 504, lessonId: 811 })
})

test('with consent, what happens before the sink has loaded waits for it', () => {
  setConsent('analytics', true)
  track('open_app', {})
  const sink = vi.fn<() => void>()
  configureAnalytics(sink)
  configureAnalytics(sink)
  expect(sink).toHaveBeenCalledExactlyOnceWith('open_app', {})
})

test('withdrawing the consent drops what was waiting', () => {
  setConsent('analytics', true)
  for (let count = 0; count < 60; count++) track('open_app', {})
  setConsent('analytics', false)
  const sink = vi.fn<() => void>()
  configureAnalytics(sink)
  expect(sink).not.toHaveBeenCalled()
})

test('developers see each event, and whether it may go out', () => {
  const watcher = vi.fn<() => void>()
  watchEvents(watcher)
  track('open_app', {})
  setConsent('analytics', true)
  track('login', { method: 'email' })
  expect(watcher.mock.calls).toEqual([
    ['open_app', {}, false],
    ['login', { method: 'email' }, true],
  ])
})

test('withdrawing the consent stops it', () => {
  const sink = vi.fn<() => void>()
  tellAnalytics(sink)
  setConsent('analytics', false)
  track('logout', { reason: 'signed_out' })
  expect(sink).not.toHaveBeenCalled()
})

test('each event carries its agreed fields and nothing else', () => {
  expectTypeOf<AnalyticsEvents['video_progress']['percent']>().toEqualTypeOf<10 | 25 | 50 | 75>()
  expectTypeOf<AnalyticsEvents['filter_change']['streamId']>().toEqualTypeOf<number | 'search'>()
  // @ts-expect-error -- no address of a person
  track('login', { method: 'email', email: 'anna@example.com' })
  // @ts-expect-error -- no payload where none is decided
  track('open_app', { place: 'home' })
  // @ts-expect-error -- a percent that is not one of the four
  track('video_progress', { streamId: 1, dayId: 1, lessonId: 1, percent: 30 })
})
