import { describe, expect, it } from 'vitest'
import { ApiError } from './errors'
import { refusalOf } from './refusal-of'

const refused = (fields: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', method: 'POST', url: '/user', status: 200, fields })

describe('refusalOf', () => {
  it.each([
    ['one message', refused({ email: ['Taken.'] }), 'Taken.'],
    ['several in one text', refused({ email: ['Too long.', 'Taken.'] }), 'Too long; Taken.'],
    ['nothing of this field', refused({ phone: ['Taken.'] }), undefined],
    ['an empty list', refused({ email: [] }), undefined],
    ['an error of another kind', new Error('no'), undefined],
    ['no error', null, undefined],
  ])('%s', (_name, error, words) => {
    expect(refusalOf(error, 'email')).toBe(words)
  })

  it('joins messages with the mark of the screen', () => {
    expect(refusalOf(refused({ email: ['Too long', 'Taken'] }), 'email', ', ')).toBe('Too long, Taken')
  })
})
