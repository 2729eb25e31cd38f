import { expect, it } from 'vitest'
import { loginSchema } from './login-schema'

const issues = (email: string, password: string) =>
  loginSchema({})
    .safeParse({ email, password })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

it('trims both and lowers the email', () => {
  expect(loginSchema({}).parse({ email: '  Vera@Mail.Example ', password: ' secret ' })).toEqual({
    email: 'vera@mail.example',
    password: 'secret',
  })
})

it.each([
  ['', '', ['email: empty', 'password: empty']],
  ['   ', '   ', ['email: empty', 'password: empty']],
  ['vera', 'x', ['email: at_sign']],
  ['vera@mail', 'x', ['email: domain_labels']],
])('refuses %j with %j', (email, password, expected) => {
  expect(issues(email, password)).toEqual(expected)
})
