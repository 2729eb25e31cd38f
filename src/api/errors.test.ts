import { describe, expect, it, test } from 'vitest'
import { ApiError, isApiError, joinReasons, refusalOf, tooOftenMs } from './errors'

test('an error is recognised by its kind, and by its status on demand', () => {
  const error = new ApiError({ kind: 'http', method: 'GET', url: '/a', status: 404 })
  expect([isApiError(error), isApiError(error, 404), isApiError(error, 403), isApiError(new Error('x'))]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('an error carries what is known, and says nothing of the rest', () => {
  const bare = new ApiError({ kind: 'network', method: 'GET', url: '/a?token=secret' })
  expect(bare).toMatchObject({ message: 'GET /a: network 0', status: 0, fields: {}, messages: [], serverText: null })
  const facts = { status: 422, fields: { email: ['Taken.'] }, messages: ['No.'], serverText: 'Taken. No.' }
  const full = new ApiError({ kind: 'refused', method: 'POST', url: '/a', ...facts })
  expect(full).toMatchObject({ message: 'POST /a: refused 422', ...facts })
})

test.each([
  [429, 5000, 5000],
  [429, undefined, 30_000],
  [503, 5000, null],
])('a %d that names %s ms leaves the server alone for %s', (status, retryAfterMs, pause) => {
  expect(tooOftenMs(new ApiError({ kind: 'http', method: 'GET', url: '/a', status, retryAfterMs }))).toBe(pause)
})

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

test.each<[string, string[], string]>([
  [
    'sentences with a full stop',
    ['The e-mail is taken.', 'The name is too long.'],
    'The e-mail is taken; The name is too long.',
  ],
  [
    'sentences without one',
    ['The e-mail is taken', 'The name is too long'],
    'The e-mail is taken; The name is too long',
  ],
  ['both', ['Taken.', 'Too long', 'Empty.'], 'Taken; Too long; Empty.'],
  ['other marks at the end', ['Please wait…', 'Is it yours?', 'No!'], 'Please wait…; Is it yours?; No!'],
  ['one reason', ['Taken.'], 'Taken.'],
  ['none', [], ''],
])('%s', (_, reasons, text) => {
  expect(joinReasons(reasons)).toBe(text)
})

test('takes the mark that the screen asks for', () => {
  expect(joinReasons(['Too long.', 'Taken.'], ', ')).toBe('Too long, Taken.')
})
