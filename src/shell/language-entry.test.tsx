import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'
import { provideLocalBrand, readLocalBrand } from '#/brand/local-brand'

const before = { width: innerWidth, height: innerHeight }
beforeEach(() => page.viewport(1440, 900))
afterAll(() => page.viewport(before.width, before.height))

it.each([
  ['offer another language', ['en', 'es'] as const, 1],
  ['offer none where the school speaks one', ['en'] as const, 0],
])('settings and the account menu %s', async (_, languages, ways) => {
  const brand = readLocalBrand()
  onTestFinished(() => provideLocalBrand(brand))
  provideLocalBrand({ ...brand, languages: [...languages] })
  await renderApp('/user/settings')
  await expect.element(page.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  expect(page.getByRole('link', { name: /^Language/ }).elements()).toHaveLength(ways)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /^Language/ }).elements()).toHaveLength(ways)
})
