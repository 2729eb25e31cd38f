import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { ApiError } from '#/api/errors'
import { errorTexts } from './error-texts'

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
