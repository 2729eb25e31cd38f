import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { heldCall } from '../../../tests/held-call'
import { renderApp } from '../../../tests/render-app'

it('an email that is refused after the dialog was closed is not lost in silence', async () => {
  const held = heldCall('user/update-user', () => Response.json({}, { status: 500 }))
  const app = await renderApp('/courses', {}, { prepare: held.prepare })
  await app.router.navigate({ to: '.', search: { modal: 'email' } })
  await page.getByLabelText('Email').fill('new@mail.example')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(app.address).toBe('/courses')
  held.release()
  await expect.element(page.getByText('The email was not saved.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByLabelText('Email')).toBeVisible()
})
