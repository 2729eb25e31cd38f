import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { renderApp } from '../../../../tests/render-app'
import { keepSentCode } from '#/domains/account/sent-code'

const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name })
const keptNames = () => Object.keys(sessionStorage).filter((name) => name.includes('.draft.'))

/** The page again, as a change of the language loads it: with what the tab keeps, but without what the page knew. */
async function comeBack(path: string, scenario: string) {
  const kept = Object.entries(sessionStorage)
  await cleanup()
  const prepare = () => {
    for (const [name, value] of kept) sessionStorage.setItem(name, value)
  }
  return renderApp(path, { scenario }, { prepare })
}

it('what was typed into the profile stays through a reload, until it is saved', async () => {
  await renderApp('/home', { scenario: 'profile-update' })
  await field('First name').fill('Vera')
  const app = await comeBack('/home', 'profile-update')
  await expect.element(field('First name')).toHaveValue('Vera')
  await expect.element(field('Last name')).toHaveValue('')
  await field('Last name').fill('Sokolova')
  await button('Save and go on').click()
  await expect.poll(() => app.address()).toBe('/home')
  expect(keptNames()).toEqual([])
})

it('a phone stays through a reload, until the code is sent', async () => {
  await renderApp('/home', { scenario: 'phone-verification' })
  await field('Phone').fill('+4915112345678')
  await comeBack('/home', 'phone-verification')
  await expect.element(field('Phone')).toHaveValue('+4915112345678')
  await button('Send the code').click()
  await expect.element(field('Code')).toBeVisible()
  expect(keptNames()).toEqual([])
})

it('another phone than the code was sent to stays through a reload, until it is given up', async () => {
  await renderApp(
    '/home',
    { scenario: 'phone-verification' },
    {
      prepare: (world) => {
        const learnerId = world.read().learners.find(({ persona }) => persona === 'main')?.id ?? 0
        keepSentCode({ learnerId, step: 'phone' }, { to: '+4915112345678', nextAt: 0 }, Date.now())
      },
    },
  )
  await button('Change it').click()
  await field('Phone').fill('+49151')
  await comeBack('/home', 'phone-verification')
  await expect.element(field('Phone')).toHaveValue('+49151')
  await button('Back to the code').click()
  await button('Change it').click()
  await expect.element(field('Phone')).toHaveValue('+49 1511 2345678')
})

it('another email stays through a reload, until the code is sent', async () => {
  await renderApp('/home', { scenario: 'email-verification' })
  await button('Change it').click()
  await field('Email').fill('vera@new.example')
  const app = await comeBack('/home', 'email-verification')
  await expect.element(field('Email')).toHaveValue('vera@new.example')
  expect(app.calls()).not.toContain('A7')
  await button('Send the code').click()
  await expect.poll(() => app.world.received('A7').at(-1)?.body).toEqual({ email: 'vera@new.example' })
  expect(keptNames()).toEqual([])
})

it('the email of a forgotten password stays through a reload', async () => {
  await renderApp('/reset', { scenario: 'fresh' })
  await field('Email').fill('vera@mail.example')
  await comeBack('/reset', 'fresh')
  await expect.element(field('Email')).toHaveValue('vera@mail.example')
})
