import { expect, it } from 'vitest'
import { ApiError, type ApiErrorFacts } from '#/api/errors'
import { codeProblem } from './code-problem'

const failed = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ kind: 'refused', method: 'POST', url: '/auth/verify-otp', status: 200, ...facts })

it('shows the message of the server', () => {
  expect(codeProblem(failed({ serverText: 'The code is wrong.' }))).toEqual({
    kind: 'said',
    text: 'The code is wrong.',
  })
})

it.each([
  [12_000, 12_000],
  [undefined, 30_000],
])('waits after 429 with Retry-After %j', (retryAfterMs, ms) => {
  expect(codeProblem(failed({ kind: 'http', status: 429, retryAfterMs }))).toEqual({ kind: 'wait', ms })
})

it.each([
  failed({}),
  failed({ kind: 'http', status: 502, serverText: null }),
  failed({ kind: 'network', status: 0 }),
  new Error('no'),
])('has failed: %s', (error) => expect(codeProblem(error)).toEqual({ kind: 'failed' }))
