import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorFacts } from '#/api/errors'
import { loginFailure } from './login-failure'

const failed = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ kind: 'refused', method: 'POST', url: '/auth/login', status: 200, ...facts })

describe('loginFailure', () => {
  it('puts the server’s words at their fields', () => {
    const error = failed({ fields: { email: ['No such account.'], password: ['Too short.', 'Too simple.'] } })
    expect(loginFailure(error)).toEqual({
      kind: 'fields',
      email: 'No such account.',
      password: 'Too short; Too simple.',
      message: null,
    })
  })

  it.each([
    ['email', { email: 'Write it whole.', password: null, message: null }],
    ['password', { email: null, password: 'Write it whole.', message: null }],
  ])('puts words for the %s alone at that field', (field, said) => {
    expect(loginFailure(failed({ fields: { [field]: ['Write it whole.'] } }))).toEqual({ kind: 'fields', ...said })
  })

  it('puts what belongs to no known field above the form', () => {
    const error = failed({ fields: { captcha: ['Prove that you are human.'] }, messages: ['Blocked.'] })
    expect(loginFailure(error)).toEqual({
      kind: 'fields',
      email: null,
      password: null,
      message: 'Blocked; Prove that you are human.',
    })
  })

  it.each([
    ['a refusal without a reason', failed({})],
    ['empty lists', failed({ fields: { password: [] } })],
    ['502 with a page of HTML', failed({ kind: 'http', status: 502 })],
    ['422 with words of its own', failed({ kind: 'http', status: 422, fields: { email: ['No such account.'] } })],
    ['200 with a page of HTML', failed({ kind: 'unreadable' })],
    ['no connection', failed({ kind: 'network', status: 0 })],
    ['no answer in time', failed({ kind: 'timeout', status: 0 })],
    ['anything else', new Error('no')],
  ])('later: %s', (_name, error) => {
    expect(loginFailure(error)).toEqual({ kind: 'later' })
  })

  it.each([
    [41_000, 41_000],
    [undefined, 30_000],
  ])('waits after 429 with Retry-After %j', (retryAfterMs, ms) => {
    expect(loginFailure(failed({ kind: 'http', status: 429, retryAfterMs }))).toEqual({ kind: 'wait', ms })
  })
})
