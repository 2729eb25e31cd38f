import { i18n } from '@lingui/core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'
import { watchInstall } from '#/platform/install'
import { readRaw, removeStored } from '#/platform/storage'
import { POLICY_COOKIE } from '#/platform/cookie-policy'
import { dismissToast, toasts } from '#/ui/toasts/toast'
import { offerInstall } from './offer-install'

const offers = () => toasts.read().filter(({ group }) => group === 'install')

/** What Chromium says of a page that can be installed; gives the dialog that it would show, which the learner answers so. */
function canInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<{ outcome: typeof outcome }>>(async () => ({ outcome }))
  watchInstall()
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  onTestFinished(() => void dispatchEvent(new Event('appinstalled')))
  return { prompt, event }
}

it('comes once on a device, after a finished day, when nothing has stood in the way for a while', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  document.cookie = `${POLICY_COOKIE}=essential; Path=/`
  removeStored('install-offered')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  let hasFinished = false
  let stop = offerInstall(
    () => hasFinished,
    () => {},
  )
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
    dialog.remove()
    for (const { id } of offers()) dismissToast(id)
  })
  hasFinished = true
  vi.advanceTimersByTime(60_000)
  // The browser has not said that it can.
  expect(offers()).toEqual([])
  const { event } = canInstall('accepted')
  expect(event.defaultPrevented).toBe(true)
  hasFinished = false
  vi.advanceTimersByTime(60_000)
  expect(offers()).toEqual([])
  hasFinished = true
  dialog.showModal()
  vi.advanceTimersByTime(60_000)
  dialog.close()
  vi.advanceTimersByTime(6000)
  expect(offers()).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(offers()).toHaveLength(1)
  expect(readRaw('install-offered')).toBe(true)
  for (const { id } of offers()) dismissToast(id)
  stop = offerInstall(
    () => true,
    () => {},
  )
  vi.advanceTimersByTime(60_000)
  expect(offers()).toEqual([])
})

it('the settings lead to what it is, and the browser asks at a press', async () => {
  const { prompt } = canInstall('accepted')
  const app = await renderApp('/user/settings')
  await page.getByRole('link', { name: /^Install it as an app/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Lumen among your apps' })).toBeVisible()
  expect(prompt).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(prompt).toHaveBeenCalledOnce()
  expect(app.address()).toBe('/user/settings')
  await expect.element(page.getByRole('link', { name: /^Install it as an app/ })).not.toBeInTheDocument()
})

it('Safari on an iPhone is led by words, and a browser that cannot says so', async () => {
  const app = await renderApp('/home?modal=install')
  const dialog = page.getByRole('dialog', { name: 'Lumen among your apps' })
  await expect.element(dialog.getByText('This browser does not install it, or has done so already.')).toBeVisible()
  await app.router.navigate({ to: '/home' })
  await expect.element(dialog).not.toBeInTheDocument()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  )
  onTestFinished(() => void vi.restoreAllMocks())
  await app.router.navigate({ to: '/home', search: { modal: 'install' } })
  await expect.element(dialog.getByText('Add to Home Screen')).toBeVisible()
  await expect.element(dialog.getByText('You sign in there once more: Safari keeps it apart.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Install', exact: true })).not.toBeInTheDocument()
})
