import { expect, it } from 'vitest'
import { cardExpiry } from './card-expiry'

const NOON = new Date('2026-06-09T12:00:00Z')

it.each([
  ['09/2028', 'valid'],
  ['08/2026', 'valid'],
  ['07/2026', 'soon'],
  ['06/2026', 'soon'],
  ['05/2026', 'expired'],
  ['12/2025', 'expired'],
  ['13/2027', null],
  ['00/2027', null],
  ['9/2028', null],
  ['soon', null],
  [null, null],
])('%s is %s', (expires, state) => {
  expect(cardExpiry(expires, NOON, 'UTC')).toBe(state)
})

it('turns with the learner’s month', () => {
  const turn = new Date('2026-06-30T22:30:00Z')
  expect(cardExpiry('06/2026', turn, 'UTC')).toBe('soon')
  expect(cardExpiry('06/2026', turn, 'Europe/Berlin')).toBe('expired')
})
