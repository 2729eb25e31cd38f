import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { signedInWire, socialReturnWire } from './wire'

it('takes of a sign-in the token and the id', () => {
  expect(z.parse(signedInWire, examples.signedIn)).toEqual({ token: 'eyJ1IjoxMDAxfQ.k3fZ', user: { id: 1001 } })
  expect(z.parse(signedInWire, { token: 'abc' })).toEqual({ token: 'abc', user: null })
})

it.each(['', 'two words', 'a"b', 'x'.repeat(513)])('takes no token like %s', (token) => {
  expect(z.safeParse(signedInWire, { token, user: { id: 1 } }).success).toBe(false)
})

it.each([
  [
    { action: 'login', status: 'success', method: 'google', route: 'login', token: 'abc' },
    { action: 'login', status: 'success', method: 'google', route: 'login', token: 'abc' },
  ],
  [
    { action: 'link', status: 'fail', errorCode: 42, errorMessage: true },
    { action: 'link', status: 'fail', errorCode: '42', errorMessage: 'true' },
  ],
  [{ action: 'steal', status: 5, token: { a: 1 } }, {}],
])('reads the way back %o without throwing', (search, client) => {
  const read = z.parse(socialReturnWire, search)
  expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual(client)
})
