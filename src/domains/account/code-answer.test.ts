import { expect, it } from 'vitest'

import { isApiError } from '#/api/errors'
import { acceptCode, isCodeFailure } from './code-answer'

it.each([
  ['The code was sent.', false],
  ['', false],
  ['Error: too many codes', true],
  ['Unknown ERROR', true],
  ['errorless', true],
])('"%s" means failure: %s', (message, fails) => {
  expect(isCodeFailure(message)).toBe(fails)
})

it('passes an answer on, or throws what it means', () => {
  const answer = { message: 'The code was sent.', retryAfter: 60 }
  expect(acceptCode('auth/request-otp', answer)).toBe(answer)
  const refused = { message: 'Error: wrong code' }
  expect(() => acceptCode('auth/verify-otp', refused)).toThrow(
    expect.toSatisfy(
      (error) => isApiError(error) && error.kind === 'refused' && error.serverText === 'Error: wrong code',
    ),
  )
})
