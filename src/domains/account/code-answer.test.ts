import { expect, it } from 'vitest'

import { isApiError } from '#/api/errors'
import { acceptCode } from './code-answer'

it.each(['The code was sent.', ''])('passes an answer on that says "%s"', (message) => {
  const answer = { message, retryAfter: 60 }
  expect(acceptCode('auth/request-otp', answer)).toBe(answer)
})

it.each(['Error: too many codes', 'Unknown ERROR', 'errorless'])('throws "%s" as a refusal', (message) => {
  expect(() => acceptCode('auth/verify-otp', { message })).toThrow(
    expect.toSatisfy((error) => isApiError(error) && error.kind === 'refused' && error.serverText === message),
  )
})
