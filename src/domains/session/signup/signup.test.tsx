import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'
import { tellAnalytics } from '../../../../tests/tell-analytics'
import { testBrand } from '../../../../tests/test-brand'
import type { AnalyticsSink } from '#/analytics/track'
import { provideLocalBrand } from '#/brand/local-brand'
import { writeStored, ofTab } from '#/platform/storage'

const GUEST = { scenario: 'fresh' }
const EMAIL = 'theo@mail.example'
const PASSWORD = 'quiet-neck-12'
const NAME_QUESTION = 'Hi. What should we call you?'
const EMAIL_QUESTION = 'Nice to meet you, Theo. Which email should we write to?'
const PASSWORD_QUESTION = 'Now a password you don’t use elsewhere.'

const field = (question: string) => page.getByLabelText(question, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const answers = () => page.getByRole('list', { name: 'Your answers so far' })

async function answer(question: string, text: string) {
  await field(question).fill(text)
  await userEvent.keyboard('{Enter}')
}

async function answerAll() {
  await answer(NAME_QUESTION, 'Theo')
  await answer(EMAIL_QUESTION, EMAIL)
  await answer(PASSWORD_QUESTION, PASSWORD)
  await expect.element(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
}

beforeAll(() => provideLocalBrand(testBrand('kinetic')))
afterAll(() => provideLocalBrand(testBrand('lumen')))

it('asks one thing after the other, and makes an account of the answers', async () => {
  const told = vi.fn<AnalyticsSink>()
  onTestFinished(tellAnalytics(told))
  const app = await renderApp('/courses', GUEST)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect.element(page.getByText('1 of 6', { exact: true })).toBeVisible()
  await expect.element(page.getByText('7 days free, then ₽2,990 a month.')).toBeVisible()

  // Nothing was typed: only the question is repeated.
  await button('Continue').click()
  await expect.element(field(NAME_QUESTION)).toHaveAccessibleDescription(/^Please repeat your name\./)
  await expect.element(field(NAME_QUESTION)).toHaveFocus()
  expect(answers().query()).toBeNull()

  await answer(NAME_QUESTION, ' Theo ')
  await expect.element(field(EMAIL_QUESTION)).toHaveFocus()
  await answer(EMAIL_QUESTION, 'theo@mail')
  await expect
    .element(field(EMAIL_QUESTION))
    .toHaveAccessibleDescription(
      'Please enter a correct email. The address looks unfinished. Check what comes after @.',
    )
  await expect.element(field(EMAIL_QUESTION)).toHaveValue('theo@mail')
  await expect.element(answers().getByText(/theo@mail$/)).toBeVisible()
  await answer(EMAIL_QUESTION, EMAIL)
  await answer(PASSWORD_QUESTION, '12345')
  await expect.element(field(PASSWORD_QUESTION)).toHaveAccessibleDescription(/At least six characters, please\.$/)
  expect(answers().getByText('12345').query()).toBeNull()
  await button('Show password').click()
  await expect.element(field(PASSWORD_QUESTION)).toHaveAttribute('type', 'text')

  // Back to an earlier answer, and on from where it was.
  await answers().getByRole('button', { name: 'Change: First name' }).click()
  await expect.element(field(NAME_QUESTION)).toHaveValue('Theo')
  await answer(NAME_QUESTION, 'Theodor')
  await answer(PASSWORD_QUESTION, PASSWORD)
  await expect.element(button('Create my account')).toHaveFocus()
  await button('Change: First name').click()
  await answer(NAME_QUESTION, 'Theo')
  await button('Create my account').click()

  await expect.poll(() => app.address()).toBe('/user-info-chat?returnUrl=%2Fcourses')
  const [sent] = app.world.received('A3')
  expect(sent?.body).toMatchObject({ username: 'Theo', email: EMAIL, password: PASSWORD, password_repeat: PASSWORD })
  expect(app.world.received('A5').map(({ body }) => body)).toEqual([{ email: EMAIL }])
  await expect.poll(() => told.mock.calls.map(([event]) => event)).toContain('demo_course_add')
  expect(told.mock.calls.filter(([event]) => event === 'user_registration')).toEqual([
    ['user_registration', { method: 'email' }],
  ])
  expect(told.mock.calls.filter(([event]) => event === 'demo_course_add')).toHaveLength(1)
  expect([sessionStorage, localStorage].map((area) => JSON.stringify(area)).join('')).not.toContain(PASSWORD)
})

it('asks the server about the email meanwhile, and asks for it again after the question at hand', async () => {
  const check = heldCall('validate-signup-form')
  const app = await renderApp('/signup', GUEST, { prepare: check.prepare })
  await answer(NAME_QUESTION, 'Theo')
  await answer(EMAIL_QUESTION, 'theo.marin@mail.example')
  await field(PASSWORD_QUESTION).fill(PASSWORD)
  check.release()
  await expect.element(answers().getByText('Not accepted:')).toBeInTheDocument()
  await expect.element(field(PASSWORD_QUESTION)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(field(EMAIL_QUESTION))
    .toHaveAccessibleDescription('Please enter a correct email. This email is already taken.')
  await expect.element(page.getByRole('link', { name: 'Sign in with it' })).toBeVisible()
  await answer(EMAIL_QUESTION, EMAIL)
  await button('Create my account').click()
  await expect.poll(() => app.address()).toBe('/user-info-chat')
})

it('waits for that answer before it makes the account', async () => {
  const check = heldCall('validate-signup-form')
  const app = await renderApp('/signup', GUEST, { prepare: check.prepare })
  await answer(NAME_QUESTION, 'Theo')
  await answer(EMAIL_QUESTION, 'theo.marin@mail.example')
  await answer(PASSWORD_QUESTION, PASSWORD)
  await button('Create my account').click()
  check.release()
  await expect.element(field(EMAIL_QUESTION)).toHaveAccessibleDescription(/already taken/)
  expect(app.calls()).not.toContain('A3')
})

it.each(['500', '200-html'])('keeps all answers when the server fails (%s), and says so', async (fault) => {
  const app = await renderApp('/signup', GUEST, { prepare: (world) => world.setFault('A3', fault, 1) })
  await answerAll()
  await button('Create my account').click()
  await expect.element(page.getByRole('alert').getByText('Failed to sign up.')).toBeVisible()
  await expect.element(page.getByText(EMAIL)).toBeVisible()
  await button('Create my account').click()
  await expect.poll(() => app.address()).toBe('/user-info-chat')
})

it('shows the server’s words at the question whose answer it refused', async () => {
  await renderApp('/signup', GUEST, {
    prepare: (world) => {
      const real = world.fetch
      world.fetch = (input, init) =>
        new Request(input, init).url.includes('signup-by-email')
          ? Promise.resolve(
              Response.json({
                success: false,
                data: null,
                errors: { password_repeat: ['It is among the leaked ones.'] },
              }),
            )
          : real(input, init)
    },
  })
  await answerAll()
  await button('Create my account').click()
  await expect
    .element(field(PASSWORD_QUESTION))
    .toHaveAccessibleDescription('Please enter a correct password. It is among the leaked ones.')
})

it('goes on after a reload; only the password has to be typed again', async () => {
  await renderApp('/signup', GUEST, {
    prepare: () =>
      writeStored('draft.signup', { answers: { firstName: 'Theo' }, refused: {}, typed: { email: 'theo@ma' } }, ofTab),
  })
  await expect.element(field(EMAIL_QUESTION)).toHaveValue('theo@ma')
  await answer(EMAIL_QUESTION, EMAIL)
  await expect.element(field(PASSWORD_QUESTION)).toHaveValue('')
  expect(JSON.stringify(sessionStorage)).toContain(EMAIL)
})

it('is closed where the school takes no new learners', async () => {
  provideLocalBrand(testBrand('lumen'))
  onTestFinished(() => provideLocalBrand(testBrand('kinetic')))
  const app = await renderApp('/signup', GUEST)
  expect(app.address()).toBe('/')
  await expect.element(page.getByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
})

it('closes when the school’s configuration says so', async () => {
  const app = await renderApp('/signup', GUEST, {
    prepare: (world) =>
      world.change((all) => {
        all.externalConfig = { version: 13, is_registration_enable: false }
      }),
  })
  await expect.poll(() => app.address()).toBe('/')
})
