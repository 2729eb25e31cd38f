import { expect, it } from 'vitest'
import { type PushState, pushStateOf } from './push-state'

const setup = { sdk: 'https://push.example/sdk.js', worker: '/v/brand/push-worker-a.js', appId: '7' }

it.each<[string, Partial<Parameters<typeof pushStateOf>[0]>, PushState]>([
  ['may be asked', {}, 'unasked'],
  ['is allowed', { permission: 'granted' }, 'allowed'],
  ['was refused', { permission: 'denied' }, 'refused'],
  ['was refused, which needs no vendor to be told', { permission: 'denied', hasConsent: false }, 'refused'],
  ['is off without consent', { hasConsent: false }, 'off'],
  ['is off without consent, though the browser was asked before', { permission: 'granted', hasConsent: false }, 'off'],
  ['is off in a browser without push', { permission: null }, 'off'],
  ['is off where the school has none', { setup: null, permission: 'granted' }, 'off'],
])('push %s', (_, facts, state) => {
  expect(pushStateOf({ setup, permission: 'default', hasConsent: true, ...facts })).toBe(state)
})
