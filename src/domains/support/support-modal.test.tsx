import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { heldCall } from '../../../tests/held-call'
import { renderApp } from '../../../tests/render-app'
import { readLocalBrand } from '#/brand/local-brand'
import { accountQueries } from '#/domains/account/queries'
import { supportDraft } from './support-draft'

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

const general = page.getByText('Error trying to load data.')

it.each([
  ['422', 422, [{ field: 'email', message: 'Write another one.' }]],
  ['a refused form', 200, { success: false, data: null, errors: { email: ['Write another one.'] } }],
])('%s that names a field is shown at the field, and nowhere else', async (_, status, body) => {
  await openForm(status, body)
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Write another one.')
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
  const held = heldCall('tech-questions')
  const app = await renderApp('/courses', {}, { prepare: held.prepare })
  await app.router.navigate({ to: '/home' })
  await app.router.navigate({ to: '/home', search: { modal: 'support' } })
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  // What is added now would be lost.
  await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(app.address).toBe('/home')
  held.release()
  await expect.element(page.getByText('Message sent.', { exact: false })).toBeVisible()
  expect(app.router.latestLocation.pathname).toBe('/home')
})

it('a text that is being sent cannot be changed or sent again from a form that was opened anew', async () => {
  const held = heldCall('tech-questions')
  const app = await renderApp('/courses', {}, { prepare: held.prepare })
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await app.router.navigate({ to: '.', search: { modal: 'support' } })
  await message.fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(app.address).toBe('/courses')
  await app.router.navigate({ to: '.', search: { modal: 'support' } })
  await expect.element(message).toHaveValue('The second video stops.')
  await expect.element(message).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-busy')
  held.release()
  await expect.poll(app.address).toBe('/courses')
  await expect.element(page.getByText('Message sent.', { exact: false })).toBeVisible()
})

it('an answer about one course leaves the form about another open', async () => {
  const held = heldCall('tech-questions')
  const app = await renderApp('/courses', {}, { prepare: held.prepare })
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await app.router.navigate({ to: '.', search: { modal: 'support', about: 'Morning' } })
  await message.fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(app.address).toBe('/courses')
  await app.router.navigate({ to: '.', search: { modal: 'support', about: 'Evening' } })
  await message.fill('The third one, too.')
  const { id = 0 } = app.client.getQueryData(accountQueries.user().queryKey) ?? {}
  const back = vi.spyOn(app.router.history, 'back')
  held.release()
  await expect.poll(() => supportDraft(id, 'course Morning').kept?.message).toBe('')
  expect(back).not.toHaveBeenCalled()
  expect(app.address()).toContain('about=Evening')
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
  await expect.element(page.getByText('The part before @ is too long. Check it once more.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('Message sent.', { exact: false })).toBeVisible()
  expect(app.reports).toEqual([])
})

it.each([
  ['the server’s reason', { success: false, data: null, errors: { captcha: ['Prove that you are human.'] } }, 200],
  ['the pause that it asks for', {}, 429],
])('a refused appeal names %s', async (_, body, status) => {
  const answer = () => Response.json(body, { status, headers: { 'Retry-After': '40' } })
  const held = heldCall('tech-questions', answer)
  held.release()
  await renderApp('/courses?modal=support', {}, { prepare: held.prepare })
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Error trying to load data. Your message is kept.' })
  await expect
    .element(alert.getByText(status === 429 ? /Try again in (?:40|3\d) seconds/ : /Prove that you are human/))
    .toBeVisible()
})

it('an appeal that fails after the form was closed says so, and opens again with its words', async () => {
  const held = heldCall('tech-questions', () => Response.json({}, { status: 500 }))
  const app = await renderApp('/courses', {}, { prepare: held.prepare })
  await app.router.navigate({ to: '.', search: { modal: 'support', about: 'Morning' } })
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(app.address).toBe('/courses')
  held.release()
  await expect.element(page.getByText('Your message is kept.', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Write to support' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Message', exact: true }))
    .toHaveValue('The second video stops.')
  expect(app.address()).toContain('about=Morning')
  expect(app.reports).toHaveLength(1)
})

it('an appeal about another course names that course, and the older draft stays where it was', async () => {
  const app = await renderApp('/courses?modal=support&about=Morning')
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await expect.element(message).toHaveValue('About the course “Morning”: ')
  await message.fill('The second video stops.')
  await app.router.navigate({ to: '.', search: { modal: 'support', about: 'Evening' } })
  await expect.element(message).toHaveValue('About the course “Evening”: ')
  await app.router.navigate({ to: '.', search: { modal: 'support', about: 'Morning' } })
  await expect.element(message).toHaveValue('The second video stops.')
})

it('a draft does not hide an address that the account has got since', async () => {
  const app = await renderApp('/courses?modal=support')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('The second video stops.')
  await app.router.navigate({ to: '/courses' })
  app.client.setQueryData(accountQueries.user().queryKey, (user) => user && { ...user, email: 'new@mail.example' })
  await app.router.navigate({ to: '/courses', search: { modal: 'support' } })
  await expect.element(page.getByLabelText('Email')).toHaveValue('new@mail.example')
  await expect
    .element(page.getByRole('textbox', { name: 'Message', exact: true }))
    .toHaveValue('The second video stops.')
})

it('renewing a subscription does not call it a course', async () => {
  await renderApp(
    '/user/subscriptions',
    { scenario: 'no-subscription' },
    // Of a course that the learner does not have: any other is renewed without support.
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          for (const one of learners.flatMap(({ subscriptions }) => subscriptions)) one.courseIds = [999]
        }),
    },
  )
  await page.getByRole('link', { name: 'Renew' }).first().click()
  await expect
    .poll(() => document.querySelector('textarea')?.value)
    .toMatch(/^I would like to renew the subscription “.+”\. $/)
})

it('begins at the message where the account says who writes', async () => {
  await renderApp('/home?modal=support')
  await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveFocus()
})
