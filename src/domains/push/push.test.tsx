import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'
import { provideLocalBrand, readLocalBrand } from '#/brand/local-brand'
import { setConsent } from '#/platform/consent'
import type { AppPush } from '#/platform/app-push'
import { connectPush } from '#/platform/push'
import { holdIdle } from '#/platform/when-idle'
import { toasts } from '#/ui/toasts/toast'
import { offerPush } from './offer-push'

const SDK = 'https://push.example/sdk.js'
const brand = readLocalBrand()
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src^="https://push.example"]`)]

beforeEach(() => {
  setConsent('marketing', false)
  for (const script of scripts()) script.remove()
  // No file of the vendor's is really asked for.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) {
        const stand = document.createElement('meta')
        stand.name = 'script'
        stand.content = node.src
        document.head.appendChild(stand)
      } else if (node instanceof Node) document.head.appendChild(node)
  })
})

const asked = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=script]')].map(({ content }) => content)

/** The app of a brand with push, in a browser that answers so. */
async function open(path: string, permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  for (const meta of document.querySelectorAll('meta[name=script]')) meta.remove()
  provideLocalBrand({
    ...brand,
    push: { sdk: SDK, worker: 'https://push.example/worker.js' },
    assets: { ...brand.assets, pushWorker: '/v/brand/push-worker-a.js' },
  })
  let now = permission
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => {
    now = answer
    return now
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return now
    },
    requestPermission,
  })
  const app = await renderApp(path)
  return { app, requestPermission }
}

test('without consent nothing is offered and nothing is asked of the vendor, whatever the browser has allowed before', async () => {
  const { app } = await open('/home', 'granted')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  offerPush(app.client, 1001, () => {})
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 }))
  expect(toasts.read()).toEqual([])
  expect(asked()).toEqual([])
  await app.router.navigate({ to: '.', search: { modal: 'push' } as never })
  await expect.element(page.getByText('Notifications to this browser are not available here.')).toBeVisible()
  expect(asked()).toEqual([])
})

test('with consent it is offered once, explained, and asked at a press; then the vendor learns whose the browser is', async () => {
  setConsent('marketing', true)
  const { app, requestPermission } = await open('/home', 'default')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => app.client.getQueryState(['site-config', 'domain'])?.status).toBe('success')
  const show = () => void app.router.navigate({ to: '.', search: { modal: 'push' } as never })
  offerPush(app.client, 1001, show)
  offerPush(app.client, 1001, show)
  expect(toasts.read().map(({ text }) => text)).toEqual(['We can tell you when the answer comes.'])
  await page.getByRole('button', { name: 'How?' }).click()
  await expect.element(page.getByText(/One notification when an expert answers/)).toBeVisible()
  expect(requestPermission).not.toHaveBeenCalled()
  expect(asked()).toEqual([])
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  expect(requestPermission).toHaveBeenCalledOnce()
  await expect.poll(asked).toEqual([SDK])
  const sdk = {
    init: vi.fn<(options: unknown) => Promise<void>>(async () => {}),
    login: vi.fn<(id: string) => Promise<void>>(async () => {}),
    logout: vi.fn<() => Promise<void>>(async () => {}),
    User: {
      PushSubscription: {
        optIn: vi.fn<() => Promise<void>>(async () => {}),
        optOut: vi.fn<() => Promise<void>>(async () => {}),
      },
    },
  }
  const work = (window.OneSignalDeferred as unknown as ((one: typeof sdk) => Promise<void>)[])[0]
  await work?.(sdk)
  await expect.poll(() => sdk.login.mock.calls).toEqual([['1001']])
  expect(sdk.init.mock.calls[0]?.[0]).toMatchObject({ serviceWorkerPath: 'v/brand/push-worker-a.js' })
  await expect.element(page.getByText('This browser tells you when an expert answers.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  setConsent('marketing', false)
  await expect.poll(() => sdk.logout.mock.calls).toHaveLength(1)
  expect(sdk.User.PushSubscription.optOut).toHaveBeenCalledOnce()
  setConsent('marketing', true)
  await connectPush({ sdk: SDK, worker: '/v/brand/push-worker-a.js', appId: '7' }, 1001)
  await app.router.navigate({ href: '/logout' })
  await expect.poll(() => sdk.logout.mock.calls).toHaveLength(2)
})

test('where the browser refuses, it says how that is changed', async () => {
  setConsent('marketing', true)
  const { app } = await open('/home?modal=push', 'default', 'denied')
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  await expect.element(page.getByText('Please allow push notifications.')).toBeVisible()
  for (const [path, name] of [
    ['/user/settings/reminders', 'Reminders'],
    ['/user/settings/notifications', 'Notifications'],
  ]) {
    await app.router.navigate({ href: path! })
    await expect.element(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
    await expect.element(page.getByText('Please allow push notifications.')).toBeVisible()
  }
  expect(asked()).toEqual([])
})

/** The system of a phone, which answers so when it is asked. */
function phone(answer: NotificationPermission) {
  let now: NotificationPermission = 'default'
  const device = {
    permission: () => now,
    ask: vi.fn<AppPush['ask']>(async () => {
      now = answer
    }),
    connect: vi.fn<AppPush['connect']>(async () => {}),
    leave: vi.fn<AppPush['leave']>(async () => {}),
  }
  vi.stubEnv('APP_TYPE', 'mobile')
  globalThis.appPush = device
  onTestFinished(() => {
    vi.unstubAllEnvs()
    globalThis.appPush = undefined
  })
  return device
}

test('in the app the device is asked, and learns whose it is until the learner signs out', async () => {
  setConsent('marketing', true)
  // Also one who is quicker than what the page does when it is idle.
  const idle = Promise.withResolvers<void>()
  holdIdle(idle.promise)
  onTestFinished(() => idle.resolve())
  const device = phone('granted')
  const { app, requestPermission } = await open('/home?modal=push', 'denied')
  await expect.element(page.getByText('Your device will ask you next.', { exact: false })).toBeVisible()
  expect(device.ask).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  await expect.element(page.getByText('This device tells you when an expert answers.')).toBeVisible()
  expect(device.ask).toHaveBeenCalledOnce()
  expect(device.connect.mock.calls).toEqual([[expect.any(String), '1001']])
  await app.router.navigate({ href: '/logout' })
  await expect.poll(() => device.leave.mock.calls).toHaveLength(1)
  expect(requestPermission).not.toHaveBeenCalled()
  expect(asked()).toEqual([])
})

test('in the app a refusal says where it is changed, and an app without push says so', async () => {
  setConsent('marketing', true)
  phone('denied')
  const { app } = await open('/home?modal=push', 'default')
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  await expect.element(page.getByText(/Your device keeps ours away/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  globalThis.appPush = undefined
  await app.router.navigate({ to: '.', search: { modal: 'push' } as never })
  await expect.element(page.getByText('This app has no notifications.')).toBeVisible()
})
