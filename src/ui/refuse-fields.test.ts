import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#/api/errors'
import { refuseFields } from './refuse-fields'

const refused = (fields: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', method: 'POST', url: '/user/update-password', status: 200, fields })

/** Submits a form with a password typed twice and refuses it: which messages it showed, and whether it showed any. */
function refuse(error: unknown) {
  const setError = vi.fn<Parameters<typeof refuseFields>[0]['setError']>()
  const isTold = refuseFields({ setError }, error, ['password', 'passwordRepeat'], {
    passwordRepeat: 'password_repeat',
  })
  return { isTold, told: setError.mock.calls }
}

describe('refuseFields', () => {
  it('puts the messages at their fields, in the order of the form, and the focus into the first', () => {
    const { isTold, told } = refuse(refused({ password_repeat: ['Differs.'], password: ['Too short.', 'Too simple.'] }))
    expect(isTold).toBe(true)
    expect(told).toEqual([
      ['password', { type: 'server', message: 'Too short. Too simple.' }, { shouldFocus: true }],
      ['passwordRepeat', { type: 'server', message: 'Differs.' }, { shouldFocus: false }],
    ])
  })

  it('puts the focus into the first refused field, not the first field of the form', () => {
    expect(refuse(refused({ password_repeat: ['Differs.'] })).told).toEqual([
      ['passwordRepeat', { type: 'server', message: 'Differs.' }, { shouldFocus: true }],
    ])
  })

  it.each([
    ['a refusal of other fields', refused({ current_password: ['Wrong.'] })],
    ['a failure without fields', new Error('no')],
  ])('tells nothing of %s', (_name, error) => {
    expect(refuse(error)).toEqual({ isTold: false, told: [] })
  })
})
