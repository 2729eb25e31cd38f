import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { signedInWire } from './wire'

it('reads the token and the id of a sign-in', () => {
  expect(z.parse(signedInWire, examples.signedIn)).toEqual({ token: 'eyJ1IjoxMDAxfQ.k3fZ', user: { id: 1001 } })
  expect(z.parse(signedInWire, { token: 'abc' })).toEqual({ token: 'abc', user: null })
})

it.each(['', 'two words', 'a"b', 'x'.repeat(513)])('rejects a token like %s', (token) => {
  expect(z.safeParse(signedInWire, { token, user: { id: 1 } }).success).toBe(false)
})
