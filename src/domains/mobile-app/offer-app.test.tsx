import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'
import { testBrand } from '../../../tests/test-brand'
import { provideLocalBrand } from '#/brand/local-brand'
import { readRaw, removeStored, writeStored } from '#/platform/storage'
import { POLICY_COOKIE } from '#/platform/cookie-policy'
import { offerApp } from './offer-app'

const offer = page.getByRole('dialog', { name: 'Take your course with you' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1440, 900)
})

/** The offer for a learner who has arrived, with a clock that the test moves. */
function arrive() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  document.cookie = `${POLICY_COOKIE}=essential; Path=/`
  removeStored('app-offer')
  const open = vi.fn<() => void>()
  let stop = () => {}
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
  })
  return {
    open,
    begin: () => {
      stop = offerApp(new QueryClient(), open)
    },
  }
}

it('comes 2 s after the learner, once, and never over another modal', () => {
  const { open, begin } = arrive()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  dialog.showModal()
  begin()
  vi.advanceTimersByTime(10_000)
  expect(open).not.toHaveBeenCalled()
  dialog.close()
  vi.advanceTimersByTime(2000)
  expect(open).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(open).toHaveBeenCalledTimes(1)
})

it('does not come before its 2 s, on a small window, soon after it was closed, or without a store', async () => {
  const { open, begin } = arrive()
  begin()
  vi.advanceTimersByTime(1999)
  expect(open).not.toHaveBeenCalled()
  await page.viewport(1000, 900)
  vi.advanceTimersByTime(60_000)
  expect(open).not.toHaveBeenCalled()
  await page.viewport(1440, 900)
  writeStored('app-offer', { at: Date.now(), count: 1 })
  vi.advanceTimersByTime(60_000)
  removeStored('app-offer')
  vi.advanceTimersByTime(60_000)
  expect(open).not.toHaveBeenCalled()
  provideLocalBrand(testBrand('kinetic'))
  onTestFinished(() => provideLocalBrand(testBrand('lumen')))
  begin()
  vi.advanceTimersByTime(60_000)
  expect(open).not.toHaveBeenCalled()
})

it('shows the code to a learner, and notes when and how often it was closed', async () => {
  const app = await renderApp('/home?modal=app', {}, { prepare: () => removeStored('app-offer') })
  await expect.element(offer.getByRole('img', { name: 'QR code to get the app' })).toBeVisible()
  expect(readRaw('app-offer')).toBeUndefined()
  await button('Not now').click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(app.address()).toBe('/home')
  expect(readRaw('app-offer')).toMatchObject({ count: 1 })
})

it('leads to both stores on a desktop, and to the sign-in in a school without an app', async () => {
  await renderApp('/app', { scenario: 'fresh' })
  const { appStoreUrl, googlePlayUrl } = testBrand('lumen')
  await expect.element(page.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', appStoreUrl)
  await expect.element(page.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', googlePlayUrl)
  provideLocalBrand(testBrand('kinetic'))
  onTestFinished(() => provideLocalBrand(testBrand('lumen')))
  const app = await renderApp('/app', { scenario: 'fresh' })
  await expect.poll(() => app.address()).toBe('/')
})
