import { onlineManager } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readToken } from '#/api/token-store'
import { personOf } from '../../../mocks/world/create-world'
import { renderApp } from '../../../tests/render-app'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })

it('the password is changed by who knows it; a wrong one is said beside its field', async () => {
  const app = await renderApp('/user/settings')
  await link('Password').click()
  await field('Current password').fill('moonlight')
  await field('New password').fill('daylight-58')
  await field('The same once more').fill('daylight-58')
  await button('Save the password').click()
  await expect.element(field('Current password')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('New password')).toHaveValue('daylight-58')
  await field('Current password').fill('sunlight')
  await button('Save the password').click()
  await expect.poll(() => app.address()).toBe('/user/settings')
  await expect.element(page.getByText('Your password is changed.').first()).toBeVisible()
  expect(personOf(app.world.read(), 'main').password).toBe('daylight-58')
})

it('who forgot the password gets a letter, and an empty field is asked for', async () => {
  const app = await renderApp('/user/settings/password')
  await button('Save the password').click()
  await expect.element(page.getByText('Enter the password that you sign in with now.').first()).toBeVisible()
  await field('Current password').fill('x')
  await button('Forgot it? Get a link by email').click()
  await expect
    .poll(() => app.world.received('A6').map(({ body }) => body))
    .toEqual([{ email: 'vera.sokolova@mail.example' }])
})

it('the switch of the notifications acts at once, and goes back where it was not saved', async () => {
  const app = await renderApp('/user/settings/notifications')
  const toggle = page.getByRole('switch')
  await expect.element(toggle).toBeChecked()
  await expect.element(page.getByText('Tuesday, Thursday, and Sunday')).toBeVisible()
  app.world.setFault('A12', '403', 1)
  await toggle.click()
  await expect.element(page.getByText('The change was not saved.')).toBeVisible()
  await expect.element(toggle).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Receipts and codes for signing in still come.')).toBeVisible()
  await expect.element(toggle).not.toBeChecked()
  expect(app.world.received('A12').at(-1)?.body).toEqual({ disable_notification: '1' })
})

it('what is switched without a line waits, the last press alone, and arrives by itself', async () => {
  const app = await renderApp('/user/settings/notifications')
  const toggle = page.getByRole('switch')
  const waiting = page.getByRole('region', { name: 'Not saved yet' })
  const isOff = () => personOf(app.world.read(), 'main').user.disable_notification
  await expect.element(toggle).toBeChecked()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  for (const state of ['off', 'on', 'off']) {
    await toggle.click()
    await expect.element(waiting.getByText(`Letters and pushes about your courses: ${state}`)).toBeVisible()
    await expect.element(waiting.getByText('Waiting for the network. It will be sent by itself.')).toBeVisible()
    await expect.poll(() => waiting.getByRole('listitem').elements()).toHaveLength(1)
  }
  await expect.element(toggle).not.toBeChecked()
  expect(app.world.received('A12')).toHaveLength(0)
  onlineManager.setOnline(true)
  await expect.poll(isOff).toBe(true)
  await expect.element(waiting).not.toBeInTheDocument()
  await expect.element(toggle).not.toBeChecked()
  expect(app.world.received('A12')).toHaveLength(1)

  // The device counts as online, and nothing gets through; then the server refuses what waits.
  app.world.setFault('A12', 'offline')
  await toggle.click()
  await expect.element(waiting.getByText('Letters and pushes about your courses: on')).toBeVisible()
  await expect.element(toggle).toBeChecked()
  app.world.setFault('A12', '403')
  await expect.element(waiting.getByRole('alert').getByText(/^It is not saved\./)).toBeVisible()
  await expect.element(toggle).not.toBeChecked()
  app.world.setFault('A12', null)
  await toggle.click()
  await expect.element(waiting).not.toBeInTheDocument()
  await expect.poll(isOff).toBe(false)
})

it('the address of the deletion only asks; the safe answer has the focus, and a confirmed one wipes the device', async () => {
  const app = await renderApp(
    '/delete?returnUrl=/home',
    {},
    {
      prepare: (world) => {
        const { id } = personOf(world.read(), 'main')
        localStorage.setItem(`learner.of.${id}.draft.something`, '"typed"')
      },
    },
  )
  onTestFinished(() => localStorage.clear())
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.element(button('Keep it')).toHaveFocus()
  expect(app.calls()).not.toContain('A11')
  app.world.setFault('A11', '403', 1)
  await button('Delete account').click()
  await expect.element(page.getByText('The account was not deleted.')).toBeVisible()
  expect(readToken()).not.toBeNull()
  await button('Delete account').click()
  await expect.element(button('Sign in')).toBeVisible()
  expect(readToken()).toBeNull()
  expect(app.address()).toBe('/?returnUrl=%2Fhome')
  expect(Object.keys(localStorage).filter((key) => key.includes('.of.'))).toEqual([])
  expect(app.world.read().learners.some(({ persona }) => persona === 'main')).toBe(false)
})
