import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

test('an unknown address has the brand’s own headline under its picture, and a way home', async () => {
  const app = await renderApp('/nowhere')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This frame came out blank.')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect.poll(app.address).toBe('/home')
})
