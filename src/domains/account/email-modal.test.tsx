import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'

it('an email that is refused after the dialog was closed is not lost in silence', async () => {
  const held = Promise.withResolvers<void>()
  const app = await renderApp(
    '/courses',
    {},
    {
      prepare: (world) => {
        const { fetch } = world
        world.fetch = async (input, init) => {
          const request = new Request(input, init)
          if (!request.url.includes('user/update-user')) return fetch(request)
          await held.promise
          return Response.json({}, { status: 500 })
        }
      },
    },
  )
  await app.router.navigate({ to: '.', search: { modal: 'email' } })
  await page.getByLabelText('Email').fill('new@mail.example')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(app.address).toBe('/courses')
  held.resolve()
  await expect.element(page.getByText('The email was not saved.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByLabelText('Email')).toBeVisible()
})
