import { describe, expect, it } from 'vitest'
import { linkOutcome, SOCIAL_ERROR_CODES, socialFailure, socialOutcome } from './social-outcome'

const TOKEN = 'eyJ1IjoxMDAxfQ.k3fZ-0123456789'
const NOTHING = {
  action: undefined,
  status: undefined,
  method: undefined,
  route: undefined,
  token: undefined,
  errorCode: undefined,
  errorMessage: undefined,
}

describe('socialOutcome', () => {
  it.each([
    ['an ordinary visit', {}],
    ['a return from linking', { action: 'link', status: 'success' }],
    ['no status', { action: 'login', token: TOKEN }],
  ] as const)('none: %s', (_name, search) => {
    expect(socialOutcome({ ...NOTHING, ...search })).toEqual({ kind: 'none' })
  })

  it('takes the token of a success', () => {
    expect(socialOutcome({ ...NOTHING, action: 'login', status: 'success', token: TOKEN, method: 'google' })).toEqual({
      kind: 'signed-in',
      token: TOKEN,
      method: 'google',
    })
    expect(socialOutcome({ ...NOTHING, action: 'login', status: 'success', token: TOKEN })).toMatchObject({
      method: 'social',
    })
  })

  it.each([undefined, '', 'two words', `${TOKEN} <script>`])('fails on a success with the token %j', (token) => {
    expect(socialOutcome({ ...NOTHING, action: 'login', status: 'success', token })).toMatchObject({
      kind: 'failed',
      failure: { code: 'unknown_error' },
    })
  })

  it('fails with the code of a failure', () => {
    expect(socialOutcome({ ...NOTHING, action: 'login', status: 'fail', errorCode: 'login_no_link' })).toEqual({
      kind: 'failed',
      failure: { code: 'login_no_link', given: 'login_no_link', message: '' },
    })
  })
})

describe('linkOutcome', () => {
  it.each([
    ['a sign-in', { action: 'login', status: 'success' }],
    ['no status', { action: 'link' }],
  ] as const)('tells nothing of %s', (_name, search) => {
    expect(linkOutcome({ ...NOTHING, ...search })).toBeNull()
  })

  it('tells of a success, and why a link failed', () => {
    expect(linkOutcome({ ...NOTHING, action: 'link', status: 'success', method: 'google' })).toEqual({
      source: 'google',
      failure: null,
    })
    expect(
      linkOutcome({ ...NOTHING, action: 'link', status: 'fail', errorCode: 'link_social_id_already_taken' }),
    ).toEqual({
      source: '',
      failure: { code: 'link_social_id_already_taken', given: 'link_social_id_already_taken', message: '' },
    })
  })
})

describe('socialFailure', () => {
  it.each(SOCIAL_ERROR_CODES)('knows %s', (code) => {
    expect(socialFailure({ errorCode: code, errorMessage: undefined }).code).toBe(code)
  })

  it.each([undefined, '', 'provider_is_down'])('takes %j for an unknown error', (errorCode) => {
    expect(socialFailure({ errorCode, errorMessage: 'Try later' })).toEqual({
      code: 'unknown_error',
      given: errorCode || 'unknown_error',
      message: 'Try later',
    })
  })
})
