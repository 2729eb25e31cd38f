import { expect, test } from 'vitest'
import { ApiError, isApiError, tooOftenMs } from './errors'

test('an error is recognised by its kind, and by its status on demand', () => {
  const error = new ApiError({ kind: 'http', method: 'GET', url: '/a', status: 404 })
  expect([isApiError(error), isApiError(error, 404), isApiError(error, 403), isApiError(new Error('x'))]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('an error carries what is known, and says nothing of the rest', () => {
  const bare = new ApiError({ kind: 'network', method: 'GET', url: '/a?token=secret' })
  expect(bare).toMatchObject({ message: 'GET /a: network 0', status: 0, fields: {}, messages: [], serverText: null })
  const facts = { status: 422, fields: { email: ['Taken.'] }, messages: ['No.'], serverText: 'Taken. No.' }
  const full = new ApiError({ kind: 'refused', method: 'POST', url: '/a', ...facts })
  expect(full).toMatchObject({ message: 'POST /a: refused 422', ...facts })
})

test.each([
  [429, 5000, 5000],
  [429, undefined, 30_000],
  [503, 5000, null],
])('a %d that names %s ms leaves the server alone for %s', (status, retryAfterMs, pause) => {
  expect(tooOftenMs(new ApiError({ kind: 'http', method: 'GET', url: '/a', status, retryAfterMs }))).toBe(pause)
})
