import { expect, it } from 'vitest'
import { checkLogin } from './check-login'

it('trims both and lowers the email', () => {
  expect(checkLogin({ email: '  Vera@Mail.Example ', password: ' secret ' }, {})).toEqual({
    values: { email: 'vera@mail.example', password: 'secret' },
    faults: {},
  })
})

it.each([
  ['', '', { email: 'empty', password: 'empty' }],
  ['   ', '   ', { email: 'empty', password: 'empty' }],
  ['vera', 'x', { email: 'at_sign' }],
  ['vera@mail', 'x', { email: 'domain_labels' }],
  ['vera@mail.example', '', { password: 'empty' }],
])('refuses %j with %j', (email, password, faults) => {
  expect(checkLogin({ email, password }, {}).faults).toEqual(faults)
})

it("follows the brand's options", () => {
  const typed = { email: 'vera@spam.example', password: 'x' }
  expect(checkLogin(typed, { blockedDomains: ['spam.example'] }).faults).toEqual({ email: 'domain_blocked' })
})
