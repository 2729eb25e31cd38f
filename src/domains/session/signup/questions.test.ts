import { describe, expect, it } from 'vitest'
import type { ProfileField } from '#/brand/profile-fields'
import { type ChatLearner, guestQuestions, learnerQuestions, type Question, questionsAfter } from './questions'

const ask = (key: Question['key'], isRequired = false, status: number | null = null): Question => ({
  key,
  isRequired,
  status,
})
const BRAND = [
  ask('firstName', true),
  ask('email', true),
  ask('password', true, 20),
  ask('socials'),
  ask('birthday', false, 30),
  ask('avatarId', false, 40),
  ask('push'),
]
const LEARNER: ChatLearner = {
  firstName: 'Noor',
  email: 'noor@mail.example',
  birthday: null,
  avatar: null,
  status: 20,
  requiredUpdateProfile: false,
  userExternalAuths: [],
}
const keys = (questions: Question[]) => questions.map(({ key, isRequired }) => (isRequired ? `${key}!` : key)).join(' ')

describe('questions of a guest', () => {
  it.each([
    ['as the brand orders them', BRAND, 'firstName! email! password!'],
    ['whatever the brand leaves out or leaves open', [ask('password'), ask('birthday')], 'password! firstName! email!'],
  ])('%s', (_name, all, expected) => {
    expect(keys(guestQuestions(all))).toBe(expected)
  })

  it('the others need an account', () => {
    expect(keys(questionsAfter(BRAND))).toBe('socials birthday avatarId push')
  })
})

describe('questions of a learner', () => {
  it.each<[string, Partial<ChatLearner>, ProfileField[], string]>([
    ['a new one', {}, [], 'socials birthday avatarId push'],
    ['without a status', { status: null }, [], 'socials birthday avatarId push'],
    ['whose birthday was asked before', { status: 30 }, [], 'socials avatarId push'],
    ['who has answered', { userExternalAuths: [{}], birthday: '14.06.1991', avatar: 'a.jpg' }, [], 'push'],
    ['without an email', { email: null }, ['lastName'], 'email! socials birthday avatarId push'],
    [
      'whose profile is demanded',
      { firstName: ' ', requiredUpdateProfile: true, status: 40 },
      ['firstName', 'lastName'],
      'firstName! lastName! socials push',
    ],
    ['whose birthday is demanded', { requiredUpdateProfile: true }, ['birthday'], 'birthday! socials avatarId push'],
  ])('%s', (_name, change, required, expected) => {
    expect(keys(learnerQuestions(BRAND, required, { ...LEARNER, ...change }))).toBe(expected)
  })

  it('a demanded profile is confirmed by one question at least, and otherwise nothing is asked', () => {
    const full = { ...LEARNER, lastName: 'Haddad' }
    expect(learnerQuestions([ask('firstName', true)], ['firstName'], full)).toEqual([])
    const demanded = { ...full, requiredUpdateProfile: true }
    expect(keys(learnerQuestions([ask('firstName', true)], ['lastName'], demanded))).toBe('lastName!')
  })
})
