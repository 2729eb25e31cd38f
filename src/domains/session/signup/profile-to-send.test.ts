import { expect, it } from 'vitest'
import { profileToSend } from './profile-to-send'
import type { Question } from './questions'

const ask = (key: Question['key'], isRequired = false): Question => ({ key, isRequired, status: null })
const QUESTIONS = [ask('firstName', true), ask('lastName', true), ask('email', true), ask('socials'), ask('birthday')]

it.each([
  ['nothing while something required is open', { firstName: 'Noor' }, {}, null],
  [
    'the required values together',
    { firstName: 'Noor', lastName: 'Haddad', email: 'n@mail.example' },
    { firstName: '' },
    { firstName: 'Noor', lastName: 'Haddad' },
  ],
  [
    'only what has changed',
    { firstName: 'Noor', lastName: 'Haddad', birthday: '14.06.1991' },
    { firstName: 'Noor', lastName: 'Haddad' },
    { birthday: '14.06.1991' },
  ],
  [
    'nothing of a skipped question',
    { firstName: 'Noor', lastName: 'Haddad', birthday: null },
    { firstName: 'Noor', lastName: 'Haddad' },
    null,
  ],
] as const)('sends %s', (_name, answers, learner, expected) => {
  expect(profileToSend(QUESTIONS, { answers }, learner)).toEqual(expected)
})
