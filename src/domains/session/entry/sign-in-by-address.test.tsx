import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { readToken } from '#/api/token-store'
import { isReplacementOf } from './replaced-learner'
import { beginSocial, takeSocialBegin } from './social-begin'

const GUEST = { scenario: 'fresh' }

describe('a social sign-in', () => {
  it('offers the brand’s networks that the domain knows', async () => {
    await renderApp('/', GUEST)
    const link = page.getByRole('link', { name: 'Google' })
    await expect.element(link).toBeVisible()
    const href = new URL(link.element().getAttribute('href') ?? '')
    expect(href.searchParams.get('successUrl')).toMatch(/\/v\/\?action=login&method=google&route=login&status=success$/)
    expect(href.searchParams.has('token')).toBe(false)
  })

  it.each([
    ['common_no_social_id', 'The network did not tell us who you are.'],
    ['login_no_link', 'You tried to sign in through a network that no account here is linked to.'],
    ['login_no_user_from_link', 'The account that this network was linked to no longer exists.'],
    ['link_user_unauthorised', 'Your session ended before the network answered.'],
    ['link_social_id_already_taken', 'This network account already belongs to another learner.'],
    ['provider_is_down', 'provider_is_down: Come back later'],
  ])('that failed with %s says why, once', async (code, words) => {
    const app = await renderApp('/reset', GUEST)
    beginSocial('google')
    await app.router.navigate({
      href: `/?action=login&status=fail&method=google&errorCode=${code}&errorMessage=Come+back+later`,
    })
    const dialog = page.getByRole('alertdialog', { name: 'Error' })
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByText(new RegExp(words))).toBeVisible()
    expect(app.address()).toBe('/')
    expect(app.router.state.location.state.socialFailure).toBeUndefined()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('that succeeded keeps the token and leaves nothing of it in the address', async () => {
    const app = await renderApp('/home', GUEST)
    const token = app.world.tokenOf('main')
    await expect.element(page.getByRole('link', { name: 'Google' })).toBeVisible()
    beginSocial('google')
    await app.router.navigate({ href: `/?action=login&status=success&method=google&token=${token}` })
    expect(readToken()).toBe(token)
    expect(app.address()).toBe('/home')
  })

  it.each([
    ['none begun here', null],
    ['another network begun here', 'apple'],
  ])('that came back to a tab with %s takes neither token nor text', async (_what, begun) => {
    const app = await renderApp('/reset', GUEST)
    if (begun) beginSocial(begun)
    const token = app.world.tokenOf('main')
    await app.router.navigate({ href: `/?action=login&status=success&method=google&token=${token}` })
    expect(readToken()).toBeNull()
    await expect.element(page.getByRole('alertdialog').getByText(/was not begun in this tab/)).toBeVisible()
    await app.router.navigate({ href: '/reset' })
    await app.router.navigate({ href: '/?action=login&status=fail&errorCode=x&errorMessage=Call+us' })
    await expect.element(page.getByRole('alertdialog').getByText(/was not begun in this tab/)).toBeVisible()
    expect(document.body.textContent).not.toContain('Call us')
  })

  it('is taken once', async () => {
    const app = await renderApp('/reset', GUEST)
    const token = app.world.tokenOf('main')
    beginSocial('google')
    await app.router.navigate({ href: '/?action=login&status=fail&method=google' })
    await app.router.navigate({ href: `/?action=login&status=success&method=google&token=${token}` })
    expect(readToken()).toBeNull()
  })

  it('that came back to a tab whose storage is refused takes nothing, says so, and leaves the form usable', async () => {
    const app = await renderApp('/reset', GUEST)
    const refused = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    onTestFinished(() => refused.mockRestore())
    const token = app.world.tokenOf('main')
    await app.router.navigate({ href: `/?action=login&status=success&method=google&token=${token}` })
    await expect.element(page.getByRole('alertdialog').getByText(/was not begun in this tab/)).toBeVisible()
    expect(readToken()).toBeNull()
    expect(app.address()).not.toContain(token)
    await page.getByRole('button', { name: 'Got it' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('vera.sokolova@mail.example')
    await page.getByLabelText('Password', { exact: true }).fill('sunlight')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(() => app.address()).toBe('/home')
  })

  it('by somebody else’s link leaves a live session alone', async () => {
    const app = await renderApp('/home')
    const before = readToken()
    const token = app.world.tokenOf('newcomer')
    await app.router.navigate({ href: `/?action=login&status=success&method=google&token=${token}` })
    expect(readToken()).toBe(before)
    expect(app.address()).toBe('/home')
  })

  it('is begun by the link that leaves for the network, and forgotten by who comes back without an answer', async () => {
    await renderApp('/', GUEST)
    const link = page.getByRole('link', { name: 'Google' })
    await expect.element(link).toBeVisible()
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    await link.click()
    expect(takeSocialBegin('google')).toBe(true)
    beginSocial('google')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(takeSocialBegin('google')).toBe(false)
  })
})

describe('entry by a token', () => {
  it('takes the place of another session and goes to the return address', async () => {
    const app = await renderApp('/home')
    const token = app.world.tokenOf('newcomer')
    await app.router.navigate({ href: `/auto-login?token=${token}&returnUrl=/courses` })
    expect(readToken()).toBe(token)
    expect(app.address()).toBe('/courses')
    expect(app.client.getQueryData<{ firstName: string }>(['account', 'user'])?.firstName).toBe('Noor')
    const dialog = page.getByRole('alertdialog', { name: 'You are signed in with another account' })
    await expect.element(dialog.getByText(/signed you in as Noor Haddad, noor/)).toBeVisible()
    await dialog.getByRole('link', { name: 'Log out' }).click()
    await expect.poll(() => app.address()).toBe('/')
    expect(readToken()).toBeNull()
  })

  it('that replaces nobody’s session, or the same learner’s, says nothing', async () => {
    const app = await renderApp('/reset', GUEST)
    const enter = () => app.router.navigate({ href: `/auto-login?token=${app.world.tokenOf('main')}` })
    await enter()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await enter()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('alertdialog').elements()).toEqual([])
  })

  it('says once that it has replaced another learner’s session', async () => {
    const app = await renderApp('/home')
    await app.router.navigate({ href: `/auto-login?token=${app.world.tokenOf('newcomer')}` })
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(isReplacementOf(-1)).toBe(false)
  })

  it('drops a foreign return address and reports it', async () => {
    const app = await renderApp('/home', GUEST)
    await app.router.navigate({
      href: `/auto-login?token=${app.world.tokenOf('main')}&returnUrl=https://evil.example/`,
    })
    expect(app.address()).toBe('/home')
    expect(app.reports.map(({ context }) => context)).toContain('sign-in')
  })

  it.each(['/auto-login', '/auto-login?token=no', '/auto-login?token='])(
    'without a usable token leads to the sign-in: %s',
    async (path) => {
      const app = await renderApp(path, GUEST)
      expect(app.address()).toBe('/')
      expect(readToken()).toBeNull()
    },
  )

  it('does nothing on a hover', async () => {
    const app = await renderApp('/home')
    const before = readToken()
    await app.router.preloadRoute({ to: '/auto-login', search: { token: app.world.tokenOf('newcomer') } })
    await app.router.preloadRoute({ to: '/logout' })
    expect(readToken()).toBe(before)
  })
})
