import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'

vi.mock('libphonenumber-js/min', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('the step of the phone says that its rules did not load', async () => {
  const app = await renderApp('/home', { scenario: 'phone-verification' })
  await page.getByLabelText('Phone').fill('+4915112345678')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect.element(page.getByText(/^Part of the page didn’t load/)).toBeVisible()
  expect(app.calls()).not.toContain('A16')
})
