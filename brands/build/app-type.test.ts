import { expect, test } from 'vitest'
import { appTypeConstant } from './app-type.ts'

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
