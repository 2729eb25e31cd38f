import { describe, expect, it } from 'vitest'
import { type AccessFacts, accessVerdict } from './access-verdict'

const FREE = {
  requireEmailValidate: false,
  requirePhoneValidate: false,
  requiredUpdatePassword: false,
  requiredUpdateProfile: false,
}
const ended = { isActive: false, isLifetime: false, courseServiceType: 'course_subscription' } as const
const mobile = { isActive: true, isLifetime: false, courseServiceType: 'mobile_subscription' } as const
const facts = (change: Partial<AccessFacts>): AccessFacts => ({ user: FREE, streams: [], subscriptions: [], ...change })
const demanding = (...demands: (keyof typeof FREE)[]) =>
  facts({ user: { ...FREE, ...Object.fromEntries(demands.map((demand) => [demand, true])) } })

const ALL = ['requireEmailValidate', 'requirePhoneValidate', 'requiredUpdatePassword', 'requiredUpdateProfile'] as const

describe('the order of the chain', () => {
  it.each([
    [ALL, '/emailVerification'],
    [ALL.slice(1), '/phoneVerification'],
    [ALL.slice(2), '/resetPassword'],
    [ALL.slice(3), '/updateProfile'],
  ] as const)('%j leads to %s', (demands, to) => {
    expect(accessVerdict({ name: 'home' }, demanding(...demands))).toEqual({ kind: 'step', target: { to } })
  })

  it('demands the steps before the subscription', () => {
    const both = {
      ...demanding('requireEmailValidate'),
      streams: [{ isOptionalPurchase: true }],
      subscriptions: [ended],
    }
    expect(accessVerdict({ name: 'home' }, both)).toMatchObject({ kind: 'step' })
  })

  it('shows a mobile-only learner one page, before anything else', () => {
    expect(accessVerdict({ name: 'home' }, { ...demanding(...ALL), subscriptions: [mobile] })).toEqual({
      kind: 'unavailable',
    })
  })

  it('lets a mobile-only learner into the app, step by step like everybody', () => {
    const learner = { ...demanding('requireEmailValidate'), subscriptions: [mobile] }
    expect(accessVerdict({ name: 'home' }, learner, true)).toMatchObject({ kind: 'step' })
    expect(accessVerdict({ name: 'home' }, facts({ subscriptions: [mobile] }), true)).toEqual({ kind: 'pass' })
  })
})

describe('screens of the steps', () => {
  it.each([
    ['emailVerification', 'requireEmailValidate'],
    ['phoneVerification', 'requirePhoneValidate'],
    ['resetPassword', 'requiredUpdatePassword'],
    ['updateProfile', 'requiredUpdateProfile'],
  ] as const)('%s stands while it is demanded and is done after', (name, demand) => {
    expect(accessVerdict({ name }, demanding(demand))).toEqual({ kind: 'pass' })
    expect(accessVerdict({ name }, facts({}))).toEqual({ kind: 'done' })
  })

  it('leaves the registration chat open beside the short profile', () => {
    expect(accessVerdict({ name: 'user-info-chat' }, demanding('requiredUpdateProfile'))).toEqual({ kind: 'pass' })
  })
})

describe('the subscription', () => {
  const none = facts({ streams: [{ isOptionalPurchase: true }], subscriptions: [ended] })

  it('is missing: leads to the subscriptions with a warning', () => {
    expect(accessVerdict({ name: 'home' }, none)).toEqual({
      kind: 'no-subscription',
      target: { to: '/user/subscriptions', search: { warning: true } },
    })
  })

  it.each([{ name: 'subscriptions', isOpenUnpaid: true }, { name: 'userSettings' }])('spares %j', (route) =>
    expect(accessVerdict(route, none)).toEqual({ kind: 'pass' }),
  )

  it.each([
    ['streams not loaded', { ...none, streams: null }],
    ['subscriptions not loaded', { ...none, subscriptions: null }],
    ['an ordinary stream', { ...none, streams: [{ isOptionalPurchase: false }] }],
  ])('decides nothing: %s', (_name, change) => {
    expect(accessVerdict({ name: 'home' }, change)).toEqual({ kind: 'pass' })
  })
})
