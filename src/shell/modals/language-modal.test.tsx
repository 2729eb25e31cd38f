import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'

it('says that a device without storage cannot keep the language, and does not reload in vain', async () => {
  const app = await renderApp('/home?modal=language')
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  onTestFinished(() => refuse.mockRestore())
  await page.getByText('Español').click()
  await page.getByRole('button', { name: 'Yes, switch' }).click()
  await expect.element(page.getByText(/The browser does not let us keep it\./)).toBeVisible()
  expect(app.calls()).not.toContain('A10')
})

it('stays where it is, with everything typed, while the page cannot be fetched again', async () => {
  await renderApp('/?modal=language', { scenario: 'fresh' })
  const { fetch } = window
  const lost = vi
    .spyOn(window, 'fetch')
    .mockImplementation((target, init) =>
      init?.method === 'HEAD' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(target, init),
    )
  onTestFinished(() => lost.mockRestore())
  await page.getByText('Español').click()
  await page.getByRole('button', { name: 'Yes, switch' }).click()
  await expect
    .poll(() => document.querySelector('dialog [role=alert]')?.textContent)
    .toContain('The connection dropped')
  expect(lost).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }))
  expect(localStorage.getItem('learner.locale')).not.toBe('"es"')
  await expect.element(page.getByRole('button', { name: 'Yes, switch' })).toBeEnabled()
})
