import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#/api/errors'
import { refuseFields } from './refuse-fields'

const refused = (fields: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', method: 'POST', url: '/user/update-password', status: 200, fields })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Submits a form with a password typed twice and refuses it: which messages it showed, whether it showed any, and what it focused. */
function refuse(error: unknown) {
  const setError = vi.fn<Parameters<typeof refuseFields>[0]['setError']>()
  const setFocus = vi.fn<Parameters<typeof refuseFields>[0]['setFocus']>()
  const isTold = refuseFields({ setError, setFocus }, error, ['password', 'passwordRepeat'], {
    passwordRepeat: 'password_repeat',
  })
  vi.runAllTimers()
  return { isTold, told: setError.mock.calls, focused: setFocus.mock.calls }
}

describe('refuseFields', () => {
  it('puts the messages at their fields, in the order of the form, and the focus into the first', () => {
    const { isTold, told, focused } = refuse(
      refused({ password_repeat: ['Differs.'], password: ['Too short.', 'Too simple.'] }),
    )
    expect(isTold).toBe(true)
    expect(told).toEqual([
      ['password', { type: 'server', message: 'Too short; Too simple.' }],
      ['passwordRepeat', { type: 'server', message: 'Differs.' }],
    ])
    expect(focused).toEqual([['password']])
  })

  it('puts the focus into the first refused field, not the first field of the form', () => {
    expect(refuse(refused({ password_repeat: ['Differs.'] })).focused).toEqual([['passwordRepeat']])
  })

  it.each([
    ['a refusal of other fields', refused({ current_password: ['Wrong.'] })],
    ['a failure without fields', new Error('no')],
  ])('tells nothing of %s', (_name, error) => {
    expect(refuse(error)).toEqual({ isTold: false, told: [], focused: [] })
  })
})
