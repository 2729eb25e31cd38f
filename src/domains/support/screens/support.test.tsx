import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'
import { asRecord } from '#/lib/lax'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const message = page.getByRole('textbox', { name: 'What happened?' })

it('leads from the topic to the course and the text, and sends them', async () => {
  const app = await renderApp('/support')
  const [stream] = personOf(app.world.read(), 'main').streams
  await page.getByRole('link', { name: 'Homework' }).last().click()
  await expect.element(page.getByRole('heading', { name: 'Write to us: Homework' })).toBeVisible()
  await message.fill('It still says “not sent”.')
  await expect.element(button('Send')).toHaveAccessibleDescription('Choose the course first.')
  const course = page.getByRole('combobox', { name: 'Course' })
  course.element().focus()
  await course.selectOptions(String(stream?.id))
  await expect.poll(app.address).toBe(`/support/10/${stream?.id}`)
  await expect.element(course).toHaveFocus()
  await expect.element(message).toHaveValue('It still says “not sent”.')
  await page.getByRole('checkbox', { name: /Add what helps/ }).click()
  await button('Send').click()
  await expect.element(page.getByText('Successfully! Message sent.')).toBeVisible()
  const [question] = app.world.read().questions
  expect(question).toMatchObject({
    path: 'own',
    body: { support_category_id: 10, target_id: stream?.id, message: 'It still says “not sent”.' },
  })
  await page.getByRole('link', { name: 'Write about something else' }).click()
  await expect.element(page.getByRole('heading', { name: 'Choose a topic' })).toBeVisible()
})

it('has no footer below its skeleton, which its rows would pull into view', async () => {
  const held = heldCall('support-category')
  await renderApp('/support', {}, { prepare: held.prepare })
  const footer = page.getByLabelText('About the school')
  await expect.element(page.getByText('Loading the topics')).toBeInTheDocument()
  await expect.element(footer).not.toBeVisible()
  held.release()
  await expect.element(page.getByRole('heading', { name: 'Choose a topic' })).toBeVisible()
  await expect.element(footer).toBeVisible()
})

it('asks for no course where the learner has one only', async () => {
  const app = await renderApp(
    '/support/10',
    {},
    { prepare: (world) => world.change((state) => void personOf(state, 'main').streams.splice(1)) },
  )
  const [stream] = personOf(app.world.read(), 'main').streams
  await expect.element(page.getByRole('combobox', { name: 'Course' })).toHaveValue(String(stream?.id))
  await message.fill('It still says “not sent”.')
  await button('Send').click()
  await expect.element(page.getByText('Successfully! Message sent.')).toBeVisible()
  expect(app.world.read().questions).toMatchObject([{ body: { support_category_id: 10, target_id: stream?.id } }])
})

it('skips what the address names, adds what helps to find a fault, and takes another sender', async () => {
  const app = await renderApp('/support/8')
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
  await message.fill('I was charged twice.')
  await button('Use another address').click()
  await page.getByLabelText('Email').fill('other@mail.example')
  await button('Send').click()
  await expect.element(page.getByText(/The answer will come to other@mail\.example\./)).toBeVisible()
  const [question] = app.world.read().questions
  const body = asRecord(question?.body)
  expect(body).toMatchObject({ support_category_id: 8, email: 'other@mail.example' })
  expect(body?.['target_id']).toBeUndefined()
  expect(body?.['message']).toMatch(/^I was charged twice\.\n\n\[lumen \S+ · .+]$/)
})

it('asks in words of its own where the brand has a topic for it', async () => {
  const app = await renderApp('/support')
  const [stream] = personOf(app.world.read(), 'main').streams
  await app.router.navigate({ href: `/support/7/${stream?.id}` })
  await button('Ask to renew the course').click()
  await expect.element(page.getByText('We have your request, and will answer by email.')).toBeVisible()
  expect(app.world.read().questions).toMatchObject([
    { path: 'auto', body: { support_category_id: 7, target_id: stream?.id } },
  ])
})

it('says how long the fourth message has to wait, and keeps it', async () => {
  const held = heldCall('tech-questions', () => Response.json({}, { status: 429, headers: { 'Retry-After': '40' } }))
  held.release()
  await renderApp('/support/8', {}, { prepare: held.prepare })
  await message.fill('I was charged twice.')
  await button('Send').click()
  const alert = page.getByRole('alert').filter({ hasText: 'Error trying to load data. Your message is kept.' })
  await expect
    .element(alert.getByText(/Support takes three messages in a minute\. Try again in (?:40|39|38) seconds\./))
    .toBeVisible()
  await expect.element(message).toHaveValue('I was charged twice.')
})

it('an answer that comes after the learner has left is told, and the text of a failed one is there again', async () => {
  const held = heldCall('tech-questions', () => Response.json({}, { status: 500 }))
  const app = await renderApp('/support/8', {}, { prepare: held.prepare })
  await message.fill('I was charged twice.')
  await button('Send').click()
  await app.router.navigate({ to: '/courses' })
  held.release()
  await button('Write to support').click()
  await expect.poll(app.address).toBe('/support/8')
  await expect.element(message).toHaveValue('I was charged twice.')
})

it.each(['/support/4711', '/support/10/4711', '/support/ten'])('%s is no topic', async (path) => {
  await renderApp(path)
  await expect.element(page.getByRole('heading', { name: 'Support has no such topic' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All topics' })).toBeVisible()
})

it('names the other ways that exist', async () => {
  await renderApp('/support')
  await page.getByRole('link', { name: 'Other ways to reach us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write where it suits you' })
  await expect
    .element(dialog.getByRole('link', { name: /Telegram @lumen_example/ }))
    .toHaveAttribute('href', 'https://t.me/lumen_example')
  await expect
    .element(dialog.getByRole('link', { name: /WhatsApp \+79000000000/ }))
    .toHaveAttribute('href', 'https://wa.me/79000000000')
  await expect.element(dialog.getByRole('link', { name: /Sales team/ })).toBeVisible()
})

it('leads to the list of known faults where the school has one', async () => {
  await renderApp(
    '/support',
    {},
    {
      prepare: (world) =>
        world.change(({ domainConfig }) => {
          const jira = { url: 'https://issues.lumen.example/school', key: 'SCHOOL' }
          domainConfig['components'] = { ...asRecord(domainConfig['components']), jira }
        }),
    },
  )
  await expect
    .element(page.getByRole('link', { name: /^Known faults/ }))
    .toHaveAttribute('href', 'https://issues.lumen.example/school')
})

it('asks whoever has no email for one, where they are, and leads on once it is there', async () => {
  const app = await renderApp('/courses', { scenario: 'no-email' })
  void app.router.navigate({ to: '/support' })
  await expect.poll(app.address).toBe('/courses?modal=email&next=%2Fsupport')
  await button('Not now').click()
  await expect.poll(app.address).toBe('/courses')
  void app.router.navigate({ to: '/support' })
  await page.getByLabelText('Email').fill('theo@mail.example')
  await button('Save and go on').click()
  await expect.poll(app.address).toBe('/support')
})

it('opens home and asks there where no screen is on show yet; an address from outside leads nowhere', async () => {
  const app = await renderApp('/support/8', { scenario: 'no-email' })
  await expect.poll(app.address).toBe('/home?modal=email&next=%2Fsupport%2F8')
  await app.router.navigate({ href: '/courses?modal=email&next=%2Flogout', replace: true })
  await page.getByLabelText('Email').fill('theo@mail.example')
  await button('Save and go on').click()
  await expect.poll(app.address).toBe('/courses')
})
