import { describe, expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { codeAnswerWire, externalAuthWire, userAnswerWire, userWire, verifiedEmailWire } from './wire'

describe('the learner', () => {
  it('is read under the names of the client', () => {
    expect(z.parse(userWire, examples.user)).toEqual({
      id: 1001,
      firstName: 'Anna',
      lastName: 'Keller',
      email: 'anna.keller@example.com',
      phone: '+4915112345678',
      city: 'Leipzig',
      gender: 'F',
      birthday: '14.06.1991',
      instagramId: 'anna.moves',
      disableNotification: false,
      locale: 'en',
      languageCode: 'en-US',
      timezone: 'Europe/Berlin',
      avatar: 'https://cdn.meridian.example/f/12001_p.jpg',
      avatarFileId: 12001,
      segments: [{ id: 3, name: 'back_care' }],
      isAdmin: false,
      status: 40,
      userExternalAuths: [{ id: 81, source: 'google' }],
      scoresAmount: 1250,
      phoneValidated: true,
      requiredUpdatePassword: false,
      requiredUpdateProfile: false,
      requireEmailValidate: false,
      requirePhoneValidate: false,
      viewedHours: 18,
      completedCourses: 1,
      completedTasks: 12,
      viewedLessons: 64,
      referralOrders: 0,
      cashback: 0,
      discountForReferral: 10,
      linkJumps: 3,
    })
  })

  it('needs nothing but an id', () => {
    const user = z.parse(userWire, { id: 1001, email: null, segments: null })
    expect(user).toMatchObject({
      firstName: '',
      email: null,
      locale: null,
      segments: [],
      isAdmin: false,
      requireEmailValidate: false,
      viewedHours: 0,
    })
  })

  it('reads flags as 1 and 0, and an address that is not http(s) as none', () => {
    const user = z.parse(userWire, { id: 1, is_admin: 1, is_require_update_profile: 1, avatar: 'javascript:alert(1)' })
    expect(user).toMatchObject({ isAdmin: true, requiredUpdateProfile: true, avatar: null })
  })

  it('is refused without an id', () => {
    expect(z.safeParse(userAnswerWire, { user: { first_name: 'Anna' } }).success).toBe(false)
  })
})

it.each([
  [
    { id: 81, source: 'google', linked: true },
    { id: 81, source: 'google', linked: true },
  ],
  [
    { id: null, source: 'apple', linked: false },
    { id: null, source: 'apple', linked: false },
  ],
  [
    { id: 82, source: 'vkontakte' },
    { id: 82, source: 'vkontakte', linked: true },
  ],
  [{ source: 'myspace' }, { id: null, source: 'unknown', linked: false }],
])('external account %o', (wire, client) => {
  expect(z.parse(externalAuthWire, wire)).toEqual(client)
})

it.each([
  [
    { message: 'The code was sent.', retry_after: 60 },
    { message: 'The code was sent.', retryAfter: 60 },
  ],
  [{ message: 'The code was sent.' }, { message: 'The code was sent.', retryAfter: 60 }],
  [{ retry_after: 15 }, { message: '', retryAfter: 15 }],
  [null, { message: '', retryAfter: 60 }],
])('answer of a code call %o', (wire, client) => {
  expect(z.parse(codeAnswerWire, wire)).toEqual(client)
})

it('reads the confirmed email with and without a message', () => {
  const wire = { token: 'eyJ1IjoxMDAxfQ.p8Qa', user: examples.user }
  expect(z.parse(verifiedEmailWire, wire)).toEqual({ token: wire.token, user: { id: 1001 }, message: '' })
  expect(z.parse(verifiedEmailWire, { ...wire, user: null, message: 'Hello' }).message).toBe('Hello')
  expect(z.parse(verifiedEmailWire, { message: 'Error' })).toEqual({ token: null, user: null, message: 'Error' })
  expect(z.safeParse(verifiedEmailWire, { ...wire, token: 'no token' }).success).toBe(false)
})
