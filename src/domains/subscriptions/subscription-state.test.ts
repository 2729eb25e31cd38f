import { expect, it } from 'vitest'

import { inDays, makeSubscription, NOW } from '../../../tests/contract/made'
import type { Subscription } from './model'
import { mayCancel, mayResume, subscriptionState } from './subscription-state'

const past = inDays(-1)
const future = inDays(1)

it.each<[string, Partial<Subscription>, ReturnType<typeof subscriptionState>]>([
  ['active', { nextPayAt: future }, { kind: 'next_payment', at: future }],
  ['trial', { status: 'trial', nextPayAt: future }, { kind: 'next_payment', at: future }],
  ['active without a next payment', { nextPayAt: null, endDate: future }, { kind: 'ending', at: future }],
  ['active beyond its end', { nextPayAt: null, endDate: past }, { kind: 'ended', at: past }],
  ['active without dates', { nextPayAt: null, endDate: null }, { kind: 'active' }],
  ['trial without dates', { status: 'trial', nextPayAt: null, endDate: null }, { kind: 'active' }],
  ['lifetime', { isLifetime: true }, { kind: 'lifetime' }],
  ['lifetime, cancelled', { isLifetime: true, status: 'cancelled' }, { kind: 'lifetime' }],
  ['lifetime, ended', { isLifetime: true, status: 'ended', endDate: past }, { kind: 'ended', at: past }],
  ['cancelled, paid', { status: 'cancelled', endDate: future }, { kind: 'ending', at: future }],
  ['cancelled, over', { status: 'cancelled', endDate: past }, { kind: 'ended', at: past }],
  ['cancelled at this moment', { status: 'cancelled', endDate: NOW }, { kind: 'ended', at: NOW }],
  ['cancelled without a date, active', { status: 'cancelled', endDate: null }, { kind: 'ending', at: null }],
  ['cancelled without a date', { status: 'cancelled', endDate: null, isActive: false }, { kind: 'ended', at: null }],
  ['cancelled and taken back', { status: 'cancelled', endDate: future, isActive: false }, { kind: 'ended', at: null }],
  ['ended', { status: 'ended', endDate: null }, { kind: 'ended', at: null }],
  ['ended before its date', { status: 'ended', endDate: future }, { kind: 'ended', at: null }],
  ['first payment under way', { status: 'pending' }, { kind: 'pending' }],
  ['a status nobody knows (awkward 9)', { status: 'unknown', nextPayAt: future }, { kind: 'none' }],
  ['a status nobody knows, lifetime', { status: 'unknown', isLifetime: true }, { kind: 'none' }],
])('%s', (_name, change, state) => {
  expect(subscriptionState(makeSubscription(change), NOW)).toEqual(state)
})

it.each<[string, Partial<Subscription>, { cancel: boolean; resume: boolean }]>([
  ['active', {}, { cancel: true, resume: false }],
  ['a trial', { status: 'trial' }, { cancel: true, resume: false }],
  ['lifetime', { isLifetime: true }, { cancel: false, resume: false }],
  ['pending', { status: 'pending' }, { cancel: false, resume: false }],
  ['of an unknown status', { status: 'unknown' }, { cancel: false, resume: false }],
  ['ended', { status: 'ended', endDate: past }, { cancel: false, resume: false }],
  ['cancelled, paid', { status: 'cancelled', endDate: future }, { cancel: false, resume: true }],
  ['cancelled without a date', { status: 'cancelled', endDate: null }, { cancel: false, resume: true }],
  ['cancelled, over at this moment', { status: 'cancelled', endDate: NOW }, { cancel: false, resume: false }],
])('%s: what can be done', (_name, change, may) => {
  const subscription = makeSubscription(change)
  expect({ cancel: mayCancel(subscription), resume: mayResume(subscription, NOW) }).toEqual(may)
})
