import { afterAll, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

const before = { width: innerWidth, height: innerHeight }
beforeEach(() => page.viewport(1440, 900))
afterAll(() => page.viewport(before.width, before.height))

it('shows a theme chosen in the account menu on the settings screen behind it', async () => {
  await renderApp('/user/settings')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.element(page.getByRole('radio', { name: 'Dark', includeHidden: true })).toBeChecked()
})
