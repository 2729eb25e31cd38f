import { expect, it } from 'vitest'
import { newPasswordSchema } from './new-password-schema'

it.each([
  ['secret', 'secret', undefined],
  [' secret ', 'secret', undefined],
  ['short', 'short', ['short']],
  ['x'.repeat(73), 'x'.repeat(73), ['long']],
  ['secret', 'secrets', ['different']],
  ['', '', ['short']],
])('%j and %j: %j', (password, passwordRepeat, codes) => {
  const { error } = newPasswordSchema.safeParse({ password, passwordRepeat })
  expect(error?.issues.map(({ message }) => message)).toEqual(codes)
})
