import { expect, it } from 'vitest'
import { loginHelp } from './login-help'

const url = 'https://school.example/how'

it.each([
  ['registration on', { isRegistrationEnable: true, instructionUrl: url }, { kind: 'register' }],
  ['registration off, instruction', { isRegistrationEnable: false, instructionUrl: url }, { kind: 'instruction', url }],
  ['registration off, no instruction', { isRegistrationEnable: false, instructionUrl: null }, null],
] as const)('%s', (_name, facts, expected) => {
  expect(loginHelp(facts)).toEqual(expected)
})
