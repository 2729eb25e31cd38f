import { expect, it } from 'vitest'
import { installWayOf } from './install-way'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`
const plain = { hasPrompt: false, isInstalled: false, isIos: false, userAgent: 'Chrome/150.0.0.0 Safari/537.36' }

it.each([
  [{ ...plain, hasPrompt: true }, 'prompt'],
  [{ ...plain, hasPrompt: true, isInstalled: true }, null],
  [plain, null],
  [{ ...plain, isIos: true, userAgent: SAFARI }, 'share'],
  [{ ...plain, isIos: true, userAgent: SAFARI, isInstalled: true }, null],
  [{ ...plain, isIos: true, userAgent: `${IPHONE} CriOS/150.0 Mobile/15E148 Safari/604.1` }, null],
  [{ ...plain, isIos: true, userAgent: `${IPHONE} Mobile/15E148 [FBAN/FBIOS]` }, null],
  // A Mac's Safari installs from its menu of files.
  [{ ...plain, userAgent: SAFARI.replace('iPhone', 'Macintosh') }, null],
] as const)('of %j: %s', (facts, way) => {
  expect(installWayOf(facts)).toBe(way)
})
