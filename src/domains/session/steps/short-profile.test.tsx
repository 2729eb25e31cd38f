import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import type { ProfileField } from '#/brand/profile-fields'
import { provideLocalBrand, readLocalBrand } from '#/brand/local-brand'

/** The short profile of a school that requires these fields, of which the learner has none. */
function renderProfile(...fields: ProfileField[]) {
  const brand = readLocalBrand()
  onTestFinished(() => provideLocalBrand(brand))
  provideLocalBrand({ ...brand, requiredProfileFields: fields })
  return renderApp(
    '/home',
    { scenario: 'profile-update' },
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          for (const { user } of learners) Object.assign(user, { birthday: null, city: '' })
        }),
    },
  )
}

it('reads a birthday that was typed without dots, shows how, and sends it as the server keeps it', async () => {
  const app = await renderProfile('birthday')
  const field = page.getByLabelText('Birthday')
  await field.click()
  await userEvent.keyboard('31021991{Tab}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('31.02.1991')
  await userEvent.clear(field)
  await userEvent.keyboard('14061991{Tab}')
  await expect.element(field).toHaveValue('14.06.1991')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await field.fill('1/6/1991')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => app.address()).toBe('/home')
  expect(app.world.received('A10').map(({ body }) => body)).toMatchObject([{ birthday: '01.06.1991' }])
})
