import { expect, it } from 'vitest'
import { answerFault, answerValue } from './answer-fault'

it.each([
  ['password', '', 'empty'],
  ['password', ' 12345 ', 'short'],
  ['password', '123456', null],
  ['password', 'x'.repeat(72), null],
  ['password', 'x'.repeat(73), 'long'],
  ['firstName', 'Theo', null],
  ['firstName', 'x'.repeat(65), 'too_long'],
  ['email', 'theo@mail', 'domain_labels'],
  ['birthday', '31.02.1991', 'birthday'],
] as const)('%s "%s": %s', (key, typed, fault) => {
  expect(answerFault(key, typed, {})).toBe(fault)
})

it.each([
  ['email', ' Theo@Mail.Example ', 'theo@mail.example'],
  ['birthday', ' 1/2/1991', '01.02.1991'],
  ['password', ' a b ', 'a b'],
] as const)('%s "%s" is sent as "%s"', (key, typed, value) => {
  expect(answerValue(key, typed)).toBe(value)
})
