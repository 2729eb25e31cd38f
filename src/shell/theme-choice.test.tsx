import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'
import { KEY_PREFIX, THEME_KEY } from '#/platform/storage'

const before = { width: innerWidth, height: innerHeight }
beforeEach(() => page.viewport(1440, 900))
afterAll(() => page.viewport(before.width, before.height))

it('shows a theme chosen in the account menu on the settings screen behind it', async () => {
  await renderApp('/user/settings')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.element(page.getByRole('radio', { name: 'Dark', includeHidden: true })).toBeChecked()
})

it('is chosen in the account menu by keys: arrows walk through the themes, typing finds them by name', async () => {
  await renderApp('/home')
  await page.getByRole('button', { name: /Account menu/ }).click()
  const theme = (name: string) => page.getByRole('menuitemradio', { name })
  await expect.element(theme('Light')).toBeVisible()
  await userEvent.keyboard('d')
  await expect.element(theme('Dark')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(theme('Light')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(theme('Dark')).toBeChecked()
})

it('follows a theme chosen in another tab, and shows which one it is', async () => {
  const { dataset } = document.documentElement
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => {
    frame.remove()
    delete dataset['theme']
  })
  await renderApp('/user/settings')
  const choice = (name: string) => page.getByRole('radio', { name })
  await expect.element(choice('Match the system')).toBeChecked()
  const elsewhere = frame.contentWindow?.localStorage
  elsewhere?.setItem(KEY_PREFIX + THEME_KEY, '"dark"')
  await expect.element(choice('Dark')).toBeChecked()
  expect(dataset['theme']).toBe('dark')
  elsewhere?.removeItem(KEY_PREFIX + THEME_KEY)
  await expect.element(choice('Match the system')).toBeChecked()
  expect(dataset['theme']).toBe('auto')
})
