import { expect, it } from 'vitest'
import { storeOf } from './store-of'

const BOTH = { appStoreUrl: 'https://apps.example/1', googlePlayUrl: 'https://play.example/1' }
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'

it.each([
  [BOTH, { userAgent: 'iPhone', isIos: true }, 'https://apps.example/1'],
  [BOTH, { userAgent: ANDROID, isIos: false }, 'https://play.example/1'],
  [BOTH, { userAgent: 'Macintosh', isIos: false }, null],
  [{ ...BOTH, appStoreUrl: null }, { userAgent: 'iPhone', isIos: true }, null],
  [{ ...BOTH, googlePlayUrl: null }, { userAgent: ANDROID, isIos: false }, null],
])('of %j, %j: %s', (stores, device, address) => {
  expect(storeOf(stores, device)).toBe(address)
})
