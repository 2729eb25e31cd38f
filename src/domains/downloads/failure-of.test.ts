import { expect, it } from 'vitest'
import { NO_SPACE } from '#/platform/kept-media'
import { LessonGone } from './download-lesson'
import { failureOf } from './failure-of'
import { isExpired, PartRefused } from './fetch-part'
import { RightsManaged } from './hls-parts'
import { NoSource } from './video-plan'

const SPACE = { needed: 20, free: 10 }

it.each([
  { error: new DOMException('full', 'QuotaExceededError'), failure: { code: NO_SPACE, ...SPACE } },
  { error: new NoSource(), failure: { code: 'unconverted' } },
  { error: new RightsManaged('managed'), failure: { code: 'closed' } },
  { error: new LessonGone('gone'), failure: { code: 'gone' } },
  { error: new PartRefused(403), failure: { code: 'gone' } },
  { error: new PartRefused(503), failure: { code: 'line' } },
  { error: new TypeError('Failed to fetch'), failure: { code: 'line' } },
  { error: new DOMException('closed', 'InvalidStateError'), failure: { code: 'device' } },
  { error: 'unknown', failure: { code: 'line' } },
])('$error is $failure', ({ error, failure }) => {
  expect(failureOf(error, SPACE)).toEqual(failure)
})

it.each([
  [401, true],
  [403, true],
  [404, true],
  [410, true],
  [429, false],
  [500, false],
])('%i asks for another address: %s', (status, expired) => {
  expect(isExpired(new PartRefused(status))).toBe(expired)
})
