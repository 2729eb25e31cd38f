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
