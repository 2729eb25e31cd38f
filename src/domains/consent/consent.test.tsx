import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hasConsent } from '#/platform/consent'
import { keepPolicy, keptPolicy, POLICY_COOKIE } from '#/platform/cookie-policy'
import { agreeOnPolicy } from './choose-policy'
import { renderApp } from '../../../tests/render-app'

const banner = page.getByRole('region', { name: 'Cookies, briefly' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const allowed = () => [hasConsent('analytics'), hasConsent('marketing')]

test('a guest is asked right after the skip link, and nothing is allowed before the answer', async () => {
  const { calls } = await renderApp('/', { scenario: 'fresh' }, { isUnasked: true })
  await expect.element(banner).toBeVisible()
  expect(allowed()).toEqual([false, false])
  const focusables = [...document.querySelectorAll('#root a, a[href="#main"], button')]
  expect(focusables[0]).toHaveTextContent('Skip to content')
  expect(banner.element().contains(focusables[1] ?? null)).toBe(true)
  await userEvent.click(button('Accept all'))
  await expect.element(banner).not.toBeInTheDocument()
  expect(allowed()).toEqual([true, true])
  // A guest's answer is the browser's alone.
  expect(calls()).not.toContain('A27')
})

test('refusing allows nothing, is kept, and gives the focus back', async () => {
  await renderApp('/', { scenario: 'fresh' }, { isUnasked: true })
  await expect.element(banner).toBeVisible()
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  email.element().focus()
  button('Dismiss').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveFocus()
  expect(keptPolicy()).toEqual({ analytics: false, marketing: false })
  expect(allowed()).toEqual([false, false])
})

test('what a learner selects counts here, and the server is told', async () => {
  const { world } = await renderApp('/courses', {}, { isUnasked: true })
  await userEvent.click(banner.getByRole('link', { name: 'Settings' }))
  await expect.element(page.getByRole('switch', { name: /Essential/ })).toBeDisabled()
  await userEvent.click(page.getByRole('switch', { name: /Analytics/ }))
  await userEvent.click(button('Agree selected'))
  await expect.element(banner).not.toBeInTheDocument()
  expect(allowed()).toEqual([true, false])
  await expect
    .poll(() =>
      world
        .read()
        .learners.map(({ cookiePolicy }) => cookiePolicy)
        .find(Boolean),
    )
    .toEqual({ essential: true, analytics: true, marketing: false })
})

test('a learner who has answered on another device is not asked again', async () => {
  const { calls } = await renderApp(
    '/courses',
    {},
    {
      isUnasked: true,
      prepare: (world) =>
        world.change((state) => {
          for (const learner of state.learners)
            learner.cookiePolicy = { essential: true, analytics: true, marketing: false }
        }),
    },
  )
  await expect.poll(calls).toContain('A26')
  await expect.poll(allowed).toEqual([true, false])
  await expect.element(banner).not.toBeInTheDocument()
})

test('a choice is changed in the settings, and an answer that did not reach the server is sent once it can be', async () => {
  const { world, client } = await renderApp(
    '/user/settings/cookie',
    {},
    { prepare: (start) => start.change((state) => void state.faults.push({ call: 'A27', kind: '500', left: null })) },
  )
  const chosen = () => world.read().learners.find(({ cookiePolicy }) => cookiePolicy)?.cookiePolicy
  await userEvent.click(page.getByRole('switch', { name: /Marketing/ }))
  await userEvent.click(button('Agree selected'))
  await expect.element(page.getByText('Your choice is saved.')).toBeVisible()
  expect(allowed()).toEqual([false, true])
  await userEvent.click(button('Essential only'))
  expect(allowed()).toEqual([false, false])
  expect(chosen()).toBe(undefined)
  world.change((state) => void (state.faults = []))
  await agreeOnPolicy(client)
  expect(chosen()).toEqual({ essential: true, analytics: false, marketing: false })
})

test('what another tab withdraws ends in a guest’s tab that was never asked', async () => {
  await renderApp('/', { scenario: 'fresh' })
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  keepPolicy({ analytics: true, marketing: true })
  expect(allowed()).toEqual([true, true])
  document.cookie = `${POLICY_COOKIE}=essential; Path=${import.meta.env.BASE_URL}; Max-Age=3600`
  dispatchEvent(new StorageEvent('storage', { key: 'learner.cookie-policy-unsent' }))
  expect(allowed()).toEqual([false, false])
})
