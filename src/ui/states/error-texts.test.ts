import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { ApiError, type ApiErrorFacts } from '#/api/errors'
import { ChunkError } from '#/api/release'
import { errorMessage, errorTexts } from './error-texts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const conflict = (serverText: string | null) =>
  new ApiError({ kind: 'http', method: 'POST', url: '/user', status: 409, serverText })

test.each([
  ['the server’s own words', conflict('Already done.'), /^Already done\.$/],
  ['ours where it said nothing', conflict(null), /^The server did not answer/],
  ['ours of a fault that is no answer', new Error('x is undefined'), /^Something went wrong on our side/],
])('%s', (_name, error, words) => {
  expect(errorTexts(i18n, error)).toMatch(words)
})

function shown(error: unknown) {
  const { text, server, code } = errorMessage(error)
  return { text: i18n._(text), server, code }
}
const failed = (facts: Partial<ApiErrorFacts>) =>
  shown(new ApiError({ kind: 'http', method: 'GET', url: '/user', ...facts }))

test.each<[Partial<ApiErrorFacts>, RegExp, string]>([
  [{ kind: 'network' }, /^The connection dropped/, 'network'],
  [{ kind: 'timeout' }, /^The answer took too long/, 'timeout'],
  [{ kind: 'unreadable', status: 200 }, /^We got an answer that we cannot read/, '200'],
  [{ kind: 'refused', status: 200 }, /^This was not accepted/, '200'],
  [{ status: 403 }, /^Your account has no access/, '403'],
  [{ status: 404 }, /^It is not here/, '404'],
  [{ status: 413 }, /^What you sent is too large/, '413'],
  [{ status: 429 }, /in 30 seconds\.$/, '429'],
  [{ status: 429, retryAfterMs: 500 }, /in 1 second\.$/, '429'],
  [{ status: 429, retryAfterMs: 90_000 }, /in 90 seconds\.$/, '429'],
  [{ status: 429, retryAfterMs: 91_000 }, /in 2 minutes\.$/, '429'],
  [{ status: 503, retryAfterMs: 20_000 }, /^The server is busy\. Try again in 20 seconds\.$/, '503'],
  [{ status: 503, retryAfterMs: 1_200_000 }, /^The server is busy\. Try again in 20 minutes\.$/, '503'],
  [{ status: 502 }, /^The server did not answer/, '502'],
])('%o', (facts, text, code) => {
  const words = failed(facts)
  expect(words.text).toMatch(text)
  expect(words.code).toBe(code)
})

test.each<[Partial<ApiErrorFacts>, string | null]>([
  [{ kind: 'refused', status: 200, serverText: 'Taken.' }, 'Taken.'],
  [{ status: 409, serverText: 'Already done.' }, 'Already done.'],
  [{ status: 429, serverText: 'Too often.' }, null],
  [{ status: 500, serverText: 'Server Error: Broken' }, null],
])("the server's own words for %o: %s", (facts, server) => {
  expect(failed(facts).server).toBe(server)
})

test('an error of the app is described as ours', () => {
  expect(shown(new TypeError('x')).text).toMatch(/^Something went wrong on our side/)
  expect(shown(new TypeError('x')).code).toBe('TypeError')
  expect(shown('x').code).toBe('Error')
})

test.each([
  [false, /the connection dropped, or the school was updated/],
  [true, /^The answer took too long/],
])('a file of a screen that did not come (given up: %s)', (late, text) => {
  expect(shown(new ChunkError(late)).text).toMatch(text)
  expect(shown(new ChunkError(late)).code).toBe('ChunkError')
})
