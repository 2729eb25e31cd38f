import type { AppPlugin, URLOpenListenerEvent } from '@capacitor/app'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { removeStored, ofTab } from '#/platform/storage'

type Heard = { appUrlOpen: (event: URLOpenListenerEvent) => void; backButton: (event: { canGoBack: boolean }) => void }

/** The device, as far as the app speaks to it. */
const device = vi.hoisted(() => ({
  link: undefined as { url: string } | undefined,
  heard: {} as Partial<Heard>,
  exits: 0,
}))

vi.mock('@capacitor/app', () => {
  const App = {
    getLaunchUrl: async () => device.link,
    addListener: async (name: keyof Heard, listener: never) => {
      device.heard[name] = listener
      return { remove: async () => {} }
    },
    exitApp: async () => {
      device.exits += 1
    },
  } satisfies Partial<Record<keyof AppPlugin, unknown>>
  return { App }
})

const SITE = 'https://learn.kinetic.example/v/'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('APP_SITE', SITE)
  vi.stubEnv('APP_SCHEME', 'example.kinetic.app')
  removeStored('launch-link', ofTab)
  Object.assign(device, { link: undefined, heard: {}, exits: 0 })
})
afterEach(() => void vi.unstubAllEnvs())

test('an app that a link started begins there, once, also when the device hands the link out again or the page reloads', async () => {
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {})
  onTestFinished(() => replace.mockRestore())
  device.link = { url: `${SITE}?action=login&status=success&method=google&token=abc` }
  const native = await import('./native-app')
  await native.openLaunchLink()
  expect(replace.mock.calls.map(([, , path]) => path)).toEqual([
    '/v/?action=login&status=success&method=google&token=abc',
  ])
  const opened: string[] = []
  native.followDevice((path) => opened.push(path))
  device.heard.appUrlOpen?.(device.link)
  expect(opened).toEqual([])
  device.heard.appUrlOpen?.({ url: `${SITE}home` })
  device.heard.appUrlOpen?.({ url: 'https://evil.example/v/home' })
  device.heard.appUrlOpen?.({ url: 'example.kinetic.app://user/subscription/5' })
  expect(opened).toEqual(['/home', '/user/subscription/5'])
  await native.openLaunchLink()
  expect(replace).toHaveBeenCalledOnce()
})

test('an app that was opened by its icon begins as ever, and the back button ends it where there is no way back', async () => {
  const replace = vi.spyOn(history, 'replaceState')
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  onTestFinished(() => {
    replace.mockRestore()
    back.mockRestore()
  })
  const native = await import('./native-app')
  await native.openLaunchLink()
  native.followDevice(() => {})
  expect(replace).not.toHaveBeenCalled()
  device.heard.backButton?.({ canGoBack: true })
  expect([back.mock.calls.length, device.exits]).toEqual([1, 0])
  device.heard.backButton?.({ canGoBack: false })
  expect([back.mock.calls.length, device.exits]).toEqual([1, 1])
})
