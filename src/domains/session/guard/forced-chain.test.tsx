import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'
import { keepDeviceAccount } from '#/domains/account/device-account'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function fillProfile() {
  await field('First name').fill('Vera')
  await field('Last name').fill('Sokolova')
  await button('Save and go on').click()
}

it('all that an account may demand is asked for in turn: email, phone, password, profile; then it leads on', async () => {
  const app = await renderApp(
    '/courses',
    { scenario: 'profile-update' },
    {
      prepare: (world) =>
        world.change((state) => {
          Object.assign(personOf(state, 'main').user, {
            is_require_email_validate: true,
            is_require_phone_validate: true,
            is_require_update_password: true,
          })
        }),
    },
  )
  expect(app.address()).toBe('/emailVerification')
  await expect.poll(() => app.world.received('A7')).toHaveLength(1)
  await field('Code').fill('123456')
  await expect.poll(() => app.address()).toBe('/phoneVerification')
  await field('Phone').fill('+4915112345678')
  await button('Send the code').click()
  await field('Code').fill('123456')
  await expect.poll(() => app.address()).toBe('/resetPassword')
  await field('New password').fill('morning-window-58')
  await field('The same once more').fill('morning-window-58')
  await button('Save the password').click()
  await expect.poll(() => app.address()).toBe('/updateProfile')
  await fillProfile()
  await expect.poll(() => app.address()).toBe('/courses')
})

it('who would lose the account by logging out is asked at a step, too, and goes on where nothing was chosen', async () => {
  const app = await renderApp(
    '/courses',
    { scenario: 'profile-update' },
    {
      prepare: (world) =>
        world.change((state) => {
          const { user } = personOf(state, 'main')
          user.email = null
          keepDeviceAccount({ appId: 'this-device', secret: 'known here alone', learnerId: user.id })
        }),
    },
  )
  await page.getByRole('link', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out and lose this account?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect.poll(() => app.address()).toBe('/updateProfile')
  await fillProfile()
  // The question was no place to come back to.
  await expect.poll(() => app.address()).toBe('/courses')
})
