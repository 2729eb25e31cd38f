import { expect, test } from 'vitest'

import { ApiError, type ApiErrorFacts } from './errors'
import { mayRetry, retryPauseMs } from './retry'

const failed = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ kind: 'http', method: 'GET', url: 'https://school.example/v1/user', ...facts })

test.each<[string, Partial<ApiErrorFacts>, boolean]>([
  ['network', { kind: 'network' }, true],
  ['timeout', { kind: 'timeout' }, false],
  ['refused', { kind: 'refused', status: 200 }, false],
  ['unreadable', { kind: 'unreadable', status: 200 }, true],
  ['wrong form', { kind: 'unreadable', status: 200, code: 'schema' }, false],
  ['400', { status: 400 }, false],
  ['401', { status: 401 }, false],
  ['403', { status: 403 }, false],
  ['404', { status: 404 }, false],
  ['408', { status: 408 }, true],
  ['409', { status: 409 }, false],
  ['422', { status: 422 }, false],
  ['429', { status: 429 }, false],
  ['429, short pause', { status: 429, retryAfterMs: 10_000 }, true],
  ['429, long pause', { status: 429, retryAfterMs: 10_001 }, false],
  ['499', { status: 499 }, false],
  ['500', { status: 500 }, true],
  ['502', { status: 502 }, true],
  ['503, short pause', { status: 503, retryAfterMs: 1000 }, true],
  ['503, long pause', { status: 503, retryAfterMs: 60_000 }, false],
  ['POST', { status: 500, method: 'POST' }, false],
  ['PUT', { kind: 'network', method: 'PUT' }, false],
  [
    'the end of a freeze',
    { kind: 'network', url: 'https://school.example/v1/user-course-streams/1/freeze/cancel' },
    false,
  ],
])('%s: %s', (_, facts, expected) => {
  expect(mayRetry(0, failed(facts), true)).toBe(expected)
})

test.each([
  [0, true, true],
  [2, true, true],
  [3, true, false],
  [0, false, false],
])('after %d repeats, online %s: %s', (failures, online, expected) => {
  expect(mayRetry(failures, failed({ status: 500 }), online)).toBe(expected)
})

test("an error that is not the API's is never retried", () => {
  expect(mayRetry(0, new Error('bug'), true)).toBe(false)
})

test('pauses grow and are jittered', () => {
  const error = failed({ status: 500 })
  expect([0, 1, 2].map((failures) => retryPauseMs(failures, error, 0))).toEqual([750, 1500, 3000])
  expect([0, 1, 2].map((failures) => retryPauseMs(failures, error, 1))).toEqual([1250, 2500, 5000])
  expect(retryPauseMs(0, new Error('other'), 0.5)).toBe(1000)
})

test('a pause that the server requests is respected', () => {
  expect(retryPauseMs(2, failed({ status: 503, retryAfterMs: 7000 }), 0.5)).toBe(7000)
})
