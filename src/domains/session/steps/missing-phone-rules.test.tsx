import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { provideLocalBrand, readLocalBrand } from '#/brand/local-brand'

vi.mock('libphonenumber-js/min', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const reasonWords = /Part of the page didn’t load/
const reason = () => page.getByText(reasonWords)

it('a phone of the profile whose rules do not load is said above the form, which keeps what was typed', async () => {
  const brand = readLocalBrand()
  onTestFinished(() => provideLocalBrand(brand))
  provideLocalBrand({ ...brand, requiredProfileFields: ['phone'] })
  const app = await renderApp(
    '/home',
    { scenario: 'profile-update' },
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          for (const { user } of learners) Object.assign(user, { phone: '' })
        }),
    },
  )
  await page.getByLabelText('Phone').fill('+4915112345678')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect.element(reason()).toBeVisible()
  await expect.element(page.getByLabelText('Phone')).toHaveValue('+4915112345678')
  expect(app.address()).toBe('/updateProfile')
})

it('the step of the phone says that its rules did not load', async () => {
  const app = await renderApp('/home', { scenario: 'phone-verification' })
  await page.getByLabelText('Phone').fill('+4915112345678')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect.element(page.getByLabelText('Phone')).toHaveAccessibleDescription(reasonWords)
  expect(app.calls()).not.toContain('A16')
})
