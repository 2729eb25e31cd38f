import { afterEach, expect, test, vi } from 'vitest'
import { loadBrand } from '../check/load-brand.ts'
import { csp } from '../emit/csp.ts'
import { appTypeConstant, isMobileBuild, mobileBrand, mobileConstants } from './app-type.ts'
import { routerBase } from './router-base.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['', 'web'],
  ['web', 'web'],
  ['mobile', 'mobile'],
])('a build with APP=%s is of the app %s', (app, type) => {
  expect(appTypeConstant(app || undefined)).toEqual({ 'import.meta.env.APP_TYPE': `"${type}"` })
})

test('another app is refused', () => {
  expect(() => appTypeConstant('desktop')).toThrow('APP is one of web, mobile, not "desktop".')
})

test('the app of a brand asks the server of its site, knows its own version, and runs at the root of its origin', () => {
  const kinetic = loadBrand('kinetic')
  expect(kinetic.origin).toBe('')
  expect(mobileBrand(kinetic).origin).toBe('https://learn.kinetic.example')
  expect(csp(mobileBrand(kinetic))).toContain("connect-src 'self' https://learn.kinetic.example ")
  expect(mobileBrand({ ...kinetic, origin: 'https://api.example' }).origin).toBe('https://api.example')
  expect(mobileConstants(kinetic)).toEqual({
    'import.meta.env.APP_SITE': '"https://learn.kinetic.example/v/"',
    'import.meta.env.APP_SCHEME': '"example.kinetic.app"',
    'import.meta.env.APP_VERSION': '"3.12.0"',
  })
  vi.stubEnv('APP', '')
  vi.stubEnv('ROUTER_BASE', '')
  expect([isMobileBuild(), routerBase()]).toEqual([false, '/v/'])
  vi.stubEnv('APP', 'mobile')
  expect([isMobileBuild(), routerBase()]).toEqual([true, '/'])
  vi.stubEnv('ROUTER_BASE', '/learn/')
  expect(routerBase()).toBe('/learn/')
})

test('a brand without an app has none to build', () => {
  expect(() => mobileConstants({ ...loadBrand('lumen'), mobileApp: null })).toThrow(
    'brands/lumen/brand.json $.mobileApp: missing; the app cannot be built without it.',
  )
})
