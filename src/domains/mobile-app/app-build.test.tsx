import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../mocks/world/create-world'
import { renderApp } from '../../../tests/render-app'
import { toasts } from '#/ui/toasts/toast'
import { offerUpdate } from './offer-update'

/** The app for phones, for one test. */
function asApp(version = '3.12.0') {
  vi.stubEnv('APP_TYPE', 'mobile')
  vi.stubEnv('APP_VERSION', version)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('a course whose tariff is for the web only says so in the app, and opens on the web', async () => {
  asApp()
  const app = await renderApp(
    '/home',
    {},
    {
      prepare: ({ change }) =>
        change((world) => {
          for (const stream of personOf(world, 'main').streams) stream.mobileAccess = false
        }),
    },
  )
  const [stream] = personOf(app.world.read(), 'main').streams
  await app.router.navigate({ href: `/course/${stream?.id}/calendar` })
  const refusal = page.getByRole('heading', { name: 'The mobile application is not available on your tariff' })
  await expect.element(refusal).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My courses' }).click()
  await expect.poll(app.address).toBe('/courses')
  for (const path of [`/homework/${stream?.id}/651`, `/tasks/${stream?.id}/651`, `/tasks/${stream?.id}`]) {
    // One screen after another.
    // oxlint-disable-next-line no-await-in-loop
    await app.router.navigate({ href: path })
    // oxlint-disable-next-line no-await-in-loop
    await expect.element(refusal).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    await app.router.navigate({ href: '/courses' })
    // oxlint-disable-next-line no-await-in-loop
    await expect.element(refusal).not.toBeInTheDocument()
  }
  vi.unstubAllEnvs()
  await app.router.navigate({ href: `/course/${stream?.id}/calendar` })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Light First' })).toBeVisible()
})

test('a mobile-only learner is let into the app', async () => {
  asApp()
  await renderApp('/home', { scenario: 'mobile-only' })
  await expect.element(page.getByRole('heading', { level: 1, name: /Vera/ })).toBeVisible()
})

test('an older app offers the newer one of the store, and the newest nothing', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get')
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile')
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => void vi.restoreAllMocks())
  asApp()
  const app = await renderApp('/home')
  await offerUpdate(app.client)
  expect(toasts.read()).toEqual([])
  vi.stubEnv('APP_VERSION', '3.11.0')
  await offerUpdate(app.client)
  await page.getByRole('button', { name: 'Update' }).click()
  expect(open.mock.calls.map(([address]) => address)).toEqual([
    'https://play.google.com/store/apps/details?id=example.lumen.app',
  ])
})
