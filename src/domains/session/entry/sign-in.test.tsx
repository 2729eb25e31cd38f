import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { provideLocalBrand, readLocalBrand } from '#/brand/local-brand'
import { supportDraft } from '#/domains/support/support-draft'
import { typedEmail } from './typed-email'

const EMAIL = 'vera.sokolova@mail.example'
const PASSWORD = 'sunlight'
const GUEST = { scenario: 'fresh' }

const emailField = () => page.getByLabelText('Email')
const passwordField = () =>
  page.getByRole('textbox', { name: 'Password' }).or(page.getByLabelText('Password', { exact: true }))
const signInButton = () => page.getByRole('button', { name: 'Sign in' })

async function type(email: string, password: string) {
  await emailField().fill(email)
  await passwordField().fill(password)
}

beforeEach(() => {
  vi.restoreAllMocks()
})

const saysTryLater = async () => {
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent)
    .toContain('Could not sign in, try later.')
}

/** Opens the sign-in on a server that refuses it with these words. */
const openRefusing = (errors: Record<string, string[]>) =>
  renderApp('/', GUEST, {
    prepare: (world) => {
      const real = world.fetch
      world.fetch = (input, init) =>
        new Request(input, init).url.includes('auth/login')
          ? Promise.resolve(Response.json({ success: false, data: null, errors }))
          : real(input, init)
    },
  })

describe('sign-in', () => {
  it.each([
    ['to others', ['en', 'es'] as const, 1],
    ['to none where the school speaks one', ['en'] as const, 0],
  ])('shows the way from its language %s', async (_, languages, links) => {
    const brand = readLocalBrand()
    onTestFinished(() => provideLocalBrand(brand))
    provideLocalBrand({ ...brand, languages: [...languages] })
    await renderApp('/', GUEST)
    await expect.element(signInButton()).toBeVisible()
    expect(page.getByRole('button', { name: /Language/ }).elements()).toHaveLength(links)
  })

  it('offers the languages in a menu, and asks before it loads the page in another one', async () => {
    const app = await renderApp('/', GUEST)
    const button = page.getByRole('button', { name: /Language.*English/ })
    await button.click()
    await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
    await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(app.address()).not.toContain('modal')
    await button.click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Switch to Español?' })).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    expect(app.address()).not.toContain('about')
  })

  it('points out an unusual address by the brand’s rules, and sends it all the same', async () => {
    const brand = readLocalBrand()
    onTestFinished(() => provideLocalBrand(brand))
    provideLocalBrand({ ...brand, emailRules: { ...brand.emailRules, international: true } })
    const app = await renderApp('/', GUEST)
    await type(`${'a'.repeat(31)}@почта.рф`, PASSWORD)
    await expect.element(page.getByText('The part before @ is too long. Check it once more.')).toBeVisible()
    await signInButton().click()
    await expect.poll(() => app.calls()).toContain('A1')
  })

  it('takes a guest to where they wanted to go, and requests the learner’s data in one round', async () => {
    const app = await renderApp('/courses?tab=all', GUEST)
    expect(app.address()).toBe('/')
    await type(` ${EMAIL.toUpperCase()} `, ` ${PASSWORD} `)
    await signInButton().click()
    await expect.poll(() => app.address()).toContain('/courses')
    expect(app.world.received('A1')).toHaveLength(1)
    expect(app.world.received('A1')[0]?.body).toEqual({ email: EMAIL, password: PASSWORD })
    const ofLearner = ['A9', 'L1', 'L38', 'A21'].map((call) => app.world.received(call).length)
    expect(ofLearner).toEqual([1, 1, 1, 1])
  })

  it('sends once when Enter is pressed twice', async () => {
    const app = await renderApp('/', GUEST)
    app.world.setLatency(100)
    await type(EMAIL, PASSWORD)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A1')).toHaveLength(1)
  })

  it('is blocked while a field is empty, and says which', async () => {
    const app = await renderApp('/', GUEST)
    await signInButton().click()
    await expect.element(emailField()).toHaveAccessibleDescription('Enter your email.')
    await expect.element(passwordField()).toHaveAccessibleDescription('Enter your password.')
    await expect.element(emailField()).toHaveFocus()
    expect(app.calls()).not.toContain('A1')
  })

  it('shows the server’s words at the password and the way to a new one', async () => {
    const app = await renderApp('/', GUEST)
    await type(EMAIL, 'moonlight')
    await signInButton().click()
    await expect.element(page.getByText('The email and the password don’t match.')).toBeVisible()
    await expect.element(passwordField()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(passwordField()).toHaveValue('moonlight')
    await page.getByRole('link', { name: 'Restore password' }).click()
    await expect.poll(() => app.address()).toBe('/reset')
    await expect.element(emailField()).toHaveValue(EMAIL)
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect.poll(() => app.address()).toBe('/')
    await expect.element(emailField()).toHaveValue(EMAIL)
    await expect.element(passwordField()).toHaveValue('')
  })

  it('forgets the typed email and a guest’s draft once somebody has signed in', async () => {
    const app = await renderApp('/', GUEST)
    supportDraft('guest').keep({ message: 'I cannot get in.' })
    await type(EMAIL, PASSWORD)
    await signInButton().click()
    await expect.poll(() => app.address()).toBe('/home')
    expect(typedEmail.read()).toBeNull()
    expect(supportDraft('guest').kept).toBeNull()
  })

  it('keeps what the server says of anything else beside the way to a new password', async () => {
    await openRefusing({ password: ['Wrong password.'], captcha: ['Prove that you are human.'] })
    await type(EMAIL, 'moonlight')
    await signInButton().click()
    await expect.element(page.getByRole('link', { name: 'Restore password' })).toBeVisible()
    await expect.element(page.getByText(/Prove that you are human\./)).toBeVisible()
  })

  it('shows the server’s words at both fields until they are changed', async () => {
    await openRefusing({ email: ['No such account.'], password: ['Wrong password.'] })
    await type(EMAIL, 'moonlight')
    await signInButton().click()
    await expect.element(emailField()).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.element(page.getByText('No such account.')).toBeVisible()
    await expect.element(page.getByText('Wrong password.')).toBeVisible()
    await emailField().fill('v@mail.example')
    await expect.element(page.getByText('No such account.')).not.toBeInTheDocument()
  })

  it('shows the server’s words at the email, without the way to a new password', async () => {
    await renderApp('/', GUEST)
    await type('nobody@mail.example', PASSWORD)
    await signInButton().click()
    await expect.element(emailField()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('link', { name: 'Restore password' })).not.toBeInTheDocument()
  })

  it.each(['502', '200-html', '500', 'offline'])('says "try later" after %s, and loses nothing', async (fault) => {
    await renderApp('/', GUEST, { prepare: (world) => world.setFault('A1', fault) })
    await type(EMAIL, PASSWORD)
    await signInButton().click()
    await saysTryLater()
    await expect.element(passwordField()).toHaveValue(PASSWORD)
  })

  it('says "try later" after a refusal without a reason, and reports it', async () => {
    const app = await renderApp('/', GUEST)
    await type('bo.ek@mail.example', PASSWORD)
    await signInButton().click()
    await saysTryLater()
    expect(app.reports.map(({ context }) => context)).toContain('sign-in')
  })

  it.each(['403', '404', '500'])('says "try later" after %s, and reports it once', async (fault) => {
    const app = await renderApp('/', GUEST, { prepare: (world) => world.setFault('A1', fault) })
    await type(EMAIL, PASSWORD)
    await signInButton().click()
    await saysTryLater()
    expect(app.reports).toHaveLength(1)
  })

  it('names the time after too many tries', async () => {
    const app = await renderApp('/', GUEST, { prepare: (world) => world.setFault('A1', '429-bare') })
    await type(EMAIL, PASSWORD)
    await signInButton().click()
    await expect.element(page.getByText(/You can try again in (30|29) s/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(app.world.received('A1')).toHaveLength(1)
  })

  it.each([
    ['/chat/5', '/chat/5'],
    ['https://evil.example/steal', '/home'],
    ['//evil.example', '/home'],
    ['/logout', '/home'],
  ])('follows a return address inside the app only: %s', async (returnUrl, target) => {
    const app = await renderApp(`/?returnUrl=${encodeURIComponent(returnUrl)}`, GUEST)
    await type(EMAIL, PASSWORD)
    await signInButton().click()
    await expect.poll(() => app.address()).toBe(target)
    expect(app.reports.length > 0).toBe(target === '/home')
  })
})

describe('a forgotten password', () => {
  it('can be asked for once more without typing the address again', async () => {
    const app = await renderApp('/reset', GUEST)
    await emailField().fill(EMAIL)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect.element(page.getByText(`The email is on its way to ${EMAIL}.`).first()).toBeVisible()
    expect(app.world.received('A6')).toHaveLength(1)
    const again = page.getByRole('button', { name: 'Send it once more' })
    await expect.element(again).toHaveFocus()
    await again.click()
    await expect.element(emailField()).toHaveValue(EMAIL)
    await expect.element(emailField()).toHaveFocus()
  })

  it('does not take away where the sign-in leads', async () => {
    const app = await renderApp('/?returnUrl=/courses', GUEST)
    await page.getByRole('link', { name: 'Forgot it?' }).click()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    expect(app.address()).toBe('/')
    await type(EMAIL, PASSWORD)
    await signInButton().click()
    await expect.poll(() => app.address()).toBe('/courses')
  })
})
