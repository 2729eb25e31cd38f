import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { tellAnalytics } from '../../../../tests/tell-analytics'
import { testBrand } from '../../../../tests/test-brand'
import type { AnalyticsSink } from '#/analytics/track'
import { writeToken } from '#/api/token-store'
import { provideLocalBrand } from '#/brand/local-brand'
import { deviceAccount } from '#/domains/account/device-account'

const GUEST = { scenario: 'fresh' }
const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeAll(() => provideLocalBrand(testBrand('demo')))
afterAll(() => provideLocalBrand(testBrand('lumen')))

/** Begins without an account, from the sign-in. */
async function begin() {
  const app = await renderApp('/', GUEST)
  await link('Start without an account').click()
  await button('Start').click()
  await expect.poll(() => app.address()).toBe('/home')
  return app
}

describe('without an account', () => {
  it('a press makes an account that this device alone opens, and a later one signs in to the same', async () => {
    const told = vi.fn<AnalyticsSink>()
    onTestFinished(tellAnalytics(told))
    const app = await begin()
    const { appId, secret, learnerId } = deviceAccount() ?? {}
    expect(app.world.received('A5')[0]?.body).toEqual({ app_id: appId })
    expect(app.world.received('A4')[0]?.body).toEqual({ app_id: appId, password: secret, password_repeat: secret })
    expect(app.world.read().learners.find(({ id }) => id === learnerId)?.user.email).toBeNull()
    expect(told.mock.calls).toContainEqual(['user_registration', { method: 'app_id' }])

    // The session ends elsewhere: the secret stays.
    writeToken(null)
    await app.router.navigate({ href: '/without-account' })
    await button('Go on without an account').click()
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A2')[0]?.body).toEqual({ app_id: appId, password: secret })
    expect(app.world.received('A4')).toHaveLength(1)
    expect(deviceAccount()).toEqual({ appId, secret, learnerId })
    expect(told.mock.calls).toContainEqual(['login', { method: 'app_id' }])
  })

  it('an answer that is lost makes no second account', async () => {
    const app = await renderApp('/without-account', GUEST, { prepare: (world) => world.setFault('A4', 'lost') })
    await button('Start').click()
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A4')).toHaveLength(1)
    expect(app.world.read().learners.filter(({ persona }) => persona.startsWith('app:'))).toHaveLength(1)
  })

  it('says what went wrong, and begins at the next press', async () => {
    const app = await renderApp('/without-account', GUEST, { prepare: (world) => world.setFault('A4', '403') })
    await button('Start').click()
    await expect.element(page.getByText('Failed to sign in.')).toBeVisible()
    app.world.setFault('A4', null)
    await button('Start').click()
    await expect.poll(() => app.address()).toBe('/home')
  })

  it('logging out is asked about, since it takes the only way back', async () => {
    const app = await begin()
    await app.router.navigate({ href: '/logout' })
    const question = page.getByRole('alertdialog', { name: 'Log out and lose this account?' })
    await expect.element(question).toBeVisible()
    await button('Stay here').click()
    expect(deviceAccount()).not.toBeNull()
    await app.router.navigate({ href: '/logout' })
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect.element(button('Sign in')).toBeVisible()
    expect(deviceAccount()).toBeNull()
  })

  it('the stored things name the secret and never show it', async () => {
    const app = await begin()
    await app.router.navigate({ href: '/user/settings/stored' })
    await expect.element(page.getByText(/^The secret of this device, which opens your account/)).toBeVisible()
    const made = vi.spyOn(URL, 'createObjectURL')
    await button('Export as JSON').click()
    const [file] = made.mock.calls.at(-1) ?? []
    const text = file instanceof Blob ? await file.text() : ''
    expect(text).toContain('device-account')
    expect(text).not.toContain(deviceAccount()?.secret)
    expect(document.body.textContent).not.toContain(deviceAccount()?.secret)
  })

  it('gets an email and a password later, and is an account like any other then', async () => {
    const app = await begin()
    await app.router.navigate({ href: '/user/settings/password' })
    await link('Add your email').click()
    await page.getByLabelText('Email').fill('new@mail.example')
    await button('Save and go on').click()
    await page.getByLabelText('New password', { exact: true }).fill('quiet-neck-12')
    await page.getByLabelText('The same once more', { exact: true }).fill('quiet-neck-12')
    await button('Save the password').click()
    await expect.poll(() => app.address()).toBe('/user/settings')
    expect(deviceAccount()).toBeNull()
    const learner = app.world.read().learners.find(({ user }) => user.email === 'new@mail.example')
    expect(learner?.password).toBe('quiet-neck-12')
  })
})

describe('a school that does not allow it', () => {
  beforeEach(() => {
    provideLocalBrand(testBrand('lumen'))
    return () => provideLocalBrand(testBrand('demo'))
  })

  it('leads to the sign-in, which does not offer it', async () => {
    const app = await renderApp('/without-account', GUEST)
    await expect.element(button('Sign in')).toBeVisible()
    expect(app.address()).toBe('/')
    expect(link('Start without an account').query()).toBeNull()
  })
})
