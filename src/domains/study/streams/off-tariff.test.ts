import { expect, test, vi } from 'vitest'
import { isOffTariff } from './off-tariff'

test.each([
  ['web', true, false],
  ['web', false, false],
  ['mobile', true, false],
  ['mobile', false, true],
])('in the app of type %s, with access by phone %s: %s', (appType, mobileAccess, isOff) => {
  vi.stubEnv('APP_TYPE', appType)
  expect(isOffTariff({ mobileAccess })).toBe(isOff)
  vi.unstubAllEnvs()
})
