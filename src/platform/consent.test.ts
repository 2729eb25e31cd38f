import { expect, test } from 'vitest'
import { hasConsent, setConsent } from './consent'

test('nothing is allowed before it was said, nor after it was withdrawn', () => {
  expect([hasConsent('analytics'), hasConsent('marketing')]).toEqual([false, false])
  setConsent('analytics', true)
  expect([hasConsent('analytics'), hasConsent('marketing')]).toEqual([true, false])
  setConsent('analytics', false)
  expect(hasConsent('analytics')).toBe(false)
})
