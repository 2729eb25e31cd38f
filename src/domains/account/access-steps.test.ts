import { expect, it } from 'vitest'

import { accessTarget, stepOfScreen } from './access-steps'

const none = {
  requireEmailValidate: false,
  requirePhoneValidate: false,
  requiredUpdatePassword: false,
  requiredUpdateProfile: false,
}
const email = { ...none, requireEmailValidate: true }
const phone = { ...none, requirePhoneValidate: true }
const password = { ...none, requiredUpdatePassword: true }
const profile = { ...none, requiredUpdateProfile: true }
const all = {
  requireEmailValidate: true,
  requirePhoneValidate: true,
  requiredUpdatePassword: true,
  requiredUpdateProfile: true,
}

it.each([
  ['home', none, null],
  ['emailVerification', none, null],
  ['home', email, '/emailVerification'],
  ['phoneVerification', email, '/emailVerification'],
  ['emailVerification', email, null],
  ['home', phone, '/phoneVerification'],
  ['phoneVerification', phone, null],
  ['emailVerification', phone, '/phoneVerification'],
  ['home', password, '/resetPassword'],
  ['resetPassword', password, null],
  ['userSettings', password, '/resetPassword'],
  ['home', profile, '/updateProfile'],
  ['updateProfile', profile, null],
  ['user-info-chat', profile, null],
  ['userSettings', profile, '/updateProfile'],
  ['subscriptions', profile, '/updateProfile'],
  ['home', all, '/emailVerification'],
  ['emailVerification', all, null],
  ['phoneVerification', all, '/emailVerification'],
  ['user-info-chat', all, '/emailVerification'],
  ['home', { ...all, requireEmailValidate: false }, '/phoneVerification'],
  ['updateProfile', { ...all, requireEmailValidate: false, requirePhoneValidate: false }, '/resetPassword'],
  ['logout', all, null],
  ['logout', none, null],
])('%s with %o leads to %s', (routeName, user, to) => {
  expect(accessTarget(routeName, user)).toEqual(to && { to })
})

it.each([
  ['emailVerification', '/emailVerification'],
  ['updateProfile', '/updateProfile'],
  ['user-info-chat', undefined],
  ['home', undefined],
])('the screen %s is there for the step %s', (routeName, to) => {
  expect(stepOfScreen(routeName)?.to).toBe(to)
})
