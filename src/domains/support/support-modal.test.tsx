import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'
import { readLocalBrand } from '#/brand/local-brand'

/** Answers every appeal like this. */
async function openForm(status: number, body: unknown) {
  const app = await renderApp(
    '/home?modal=support',
    {},
    {
      prepare: (world) => {
        const { fetch } = world
        world.fetch = async (input, init) => {
          const request = new Request(input, init)
          return request.url.includes('tech-questions') ? Response.json(body, { status }) : fetch(request)
        }
      },
    },
  )
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  return app
}

const general = page.getByText('Error trying to load data')

it.each([
  ['422', 422, [{ field: 'email', message: 'Write another one.' }]],
  ['a refused form', 200, { success: false, data: null, errors: { email: ['Write another one.'] } }],
])('%s that names a field is shown at the field, and nowhere else', async (_, status, body) => {
  await openForm(status, body)
  await expect.element(page.getByText('Write another one.')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await expect.element(general).not.toBeInTheDocument()
})

it.each([
  ['422 without fields', 422, []],
  ['422 of a field that the form has not', 422, [{ field: 'target_id', message: 'Unknown.' }]],
  ['500', 500, {}],
])('%s is said above the form, until the next try', async (_, status, body) => {
  const app = await openForm(status, body)
  await expect.element(general).toBeVisible()
  expect(app.reports).toHaveLength(1)
  await expect
    .element(page.getByRole('textbox', { name: 'Message', exact: true }))
    .toHaveValue('The second video stops.')
})

it('an answer that arrives after the form was closed leaves the learner on the screen', async () => {
  const held = Promise.withResolvers<void>()
  const app = await renderApp(
    '/courses',
    {},
    {
      prepare: (world) => {
        const { fetch } = world
        world.fetch = async (input, init) => {
          const request = new Request(input, init)
          if (request.url.includes('tech-questions')) await held.promise
          return fetch(request)
        }
      },
    },
  )
  await app.router.navigate({ to: '/home' })
  await app.router.navigate({ to: '/home', search: { modal: 'support' } })
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  // What is added now would be lost.
  await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(app.address).toBe('/home')
  held.resolve()
  await expect.element(page.getByText('Message sent.', { exact: false })).toBeVisible()
  expect(app.router.latestLocation.pathname).toBe('/home')
})

it.each([
  ['about a course names the sales team, since it may be about buying', '/home?modal=support&about=Morning', 1],
  ['about anything else does not', '/home?modal=support', 0],
])('an appeal %s', async (_, address, times) => {
  await renderApp(address)
  await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible()
  expect(page.getByRole('dialog').getByRole('link', { name: readLocalBrand().saleContact }).elements()).toHaveLength(
    times,
  )
})

it('an unusual address is pointed out, and sent all the same', async () => {
  const app = await renderApp('/home?modal=support')
  await page.getByLabelText('Email').fill(`${'a'.repeat(31)}@mail.example`)
  await expect.element(page.getByText('Before @ there is a long name. Check it once more.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('Message sent.', { exact: false })).toBeVisible()
  expect(app.reports).toEqual([])
})
