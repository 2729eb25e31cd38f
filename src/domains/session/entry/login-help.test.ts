import { expect, it } from 'vitest'
import { loginHelp } from './login-help'

const url = 'https://school.example/how'

it.each([
  ['registration on', { isRegistrationEnable: true, hasSignup: true, instructionUrl: url }, { kind: 'register' }],
  [
    'registration on, screen not in this build',
    { isRegistrationEnable: true, hasSignup: false, instructionUrl: url },
    null,
  ],
  [
    'registration off, instruction',
    { isRegistrationEnable: false, hasSignup: true, instructionUrl: url },
    { kind: 'instruction', url },
  ],
  ['registration off, no instruction', { isRegistrationEnable: false, hasSignup: true, instructionUrl: null }, null],
] as const)('%s', (_name, facts, expected) => {
  expect(loginHelp(facts)).toEqual(expected)
})
