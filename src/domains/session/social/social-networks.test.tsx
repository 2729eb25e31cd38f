import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import type { TestWorld } from '../../../../mocks/test-world'
import { SOCIAL_ERROR_CODES } from '../entry/social-outcome'

const button = (name: string) => page.getByRole('button', { name, exact: true })
/** For `prepare`: this tab has left for the network. */
const begun = (source: string) => () => sessionStorage.setItem('learner.social-begun', JSON.stringify(source))
const back = (query: string) => `/user/social-networks?action=link&method=google&route=socialNetworks&${query}`

describe('social networks', () => {
  it('unlinks one after a question, whose safe answer has the focus', async () => {
    const app = await renderApp('/user/social-networks')
    await button('Unlink Google').click()
    await expect.element(page.getByRole('alertdialog', { name: 'Unlink Google?' })).toBeVisible()
    await expect.element(button('Keep it')).toHaveFocus()
    app.world.setFault('A20', '502', 1)
    await button('Unlink').click()
    await expect.element(page.getByText('Google is still linked.')).toBeVisible()
    await button('Unlink').click()
    await expect.element(button('Link Google')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('keeps the only way to sign in, and says what to do first', async () => {
    await renderApp(
      '/user/social-networks',
      {},
      {
        prepare: (world) =>
          world.change(({ learners }) => {
            for (const { persona, user } of learners) if (persona === 'main') user.email = null
          }),
      },
    )
    await button('Unlink Google').click()
    await button('Unlink').click()
    await expect
      .element(page.getByText(/It is your only way to sign in\. Set an email and a password first\./))
      .toBeVisible()
  })

  it('says that a network is linked, and nothing when the page is loaded anew', async () => {
    const app = await renderApp(back('status=success'), {}, { prepare: begun('google') })
    await expect.element(page.getByText('Google is linked.').first()).toBeVisible()
    await expect.poll(() => app.address()).toBe('/user/social-networks')
    expect(app.router.state.location.state.socialLink).toBeUndefined()
  })

  it.each(SOCIAL_ERROR_CODES)('explains %s in a dialog', async (code) => {
    const app = await renderApp(
      back(`status=fail&errorCode=${code}&errorMessage=Why`),
      {},
      { prepare: begun('google') },
    )
    const dialog = page.getByRole('alertdialog', { name: 'Error' })
    await expect.element(dialog).toBeVisible()
    await button('Got it').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(app.address()).toBe('/user/social-networks')
  })

  it('names the code and the words of an unknown error', async () => {
    await renderApp(back('status=fail&errorCode=odd&errorMessage=Why'), {}, { prepare: begun('google') })
    await expect.element(page.getByText('odd: Why')).toBeVisible()
  })

  it('shows nothing of what this tab has not begun', async () => {
    const app = await renderApp(back('status=fail&errorMessage=Call%20us'))
    await expect.element(button('Unlink Google')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(app.address()).toBe('/user/social-networks')
  })
})

describe('the step after a sign-in', () => {
  const noLink = (world: TestWorld) =>
    world.change(({ learners }) => {
      for (const learner of learners) learner.externalAuths = []
    })

  it('offers the networks and leads on', async () => {
    const app = await renderApp('/linksocialnetworks?returnUrl=/courses', {}, { prepare: noLink })
    await expect.element(button('Link Apple')).toBeVisible()
    await button('Not now').click()
    await expect.poll(() => app.address()).toBe('/courses')
  })

  it('is offered once on a device to who signed in without a network, and leads to where the sign-in did', async () => {
    const app = await renderApp('/courses?tab=all', { scenario: 'fresh' }, { prepare: noLink })
    const signIn = async () => {
      await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
      await page.getByLabelText('Password', { exact: true }).fill('sunlight')
      await button('Sign in').click()
    }
    await signIn()
    await expect.element(button('Link Apple')).toBeVisible()
    expect(app.address()).toBe('/linksocialnetworks?returnUrl=%2Fcourses%3Ftab%3Dall')
    await button('Not now').click()
    await expect.poll(() => app.address()).toBe('/courses?tab=all')
    await app.router.navigate({ href: '/logout?returnUrl=/courses' })
    await signIn()
    await expect.poll(() => app.address()).toBe('/courses')
  })

  it('comes after the steps that the account demands', async () => {
    const app = await renderApp(
      '/',
      { scenario: 'fresh' },
      {
        prepare: (world) => {
          noLink(world)
          world.change(({ learners }) => {
            for (const { user } of learners) user.is_require_phone_validate = true
          })
        },
      },
    )
    await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
    await page.getByLabelText('Password', { exact: true }).fill('sunlight')
    await button('Sign in').click()
    await button('Skip for now').click()
    await expect.element(button('Link Apple')).toBeVisible()
    await button('Not now').click()
    await expect.poll(() => app.address()).toBe('/home')
  })

  it('leads to no foreign site', async () => {
    const app = await renderApp('/linksocialnetworks?returnUrl=https://evil.example', {}, { prepare: noLink })
    await button('Not now').click()
    await expect.poll(() => app.address()).toBe('/home')
  })
})
