import { onlineManager } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const bar = page.getByRole('region', { name: 'Unsaved changes' })

it('saves what was changed and nothing else, and reads birthdays and phones as people type them', async () => {
  const app = await renderApp('/user/edit')
  await expect.element(field('First name')).toHaveValue('Vera')
  await expect.element(bar).not.toBeInTheDocument()
  await field('City').fill('Porto')
  await field('Birthday').click()
  await userEvent.keyboard('31021991{Tab}')
  await expect.element(field('Birthday')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(bar.getByText('2 changes, not saved')).toBeVisible()
  await button('Save').click()
  await expect.element(field('Birthday')).toHaveFocus()
  expect(app.calls()).not.toContain('A10')
  await field('Birthday').fill('1/6/1991')
  await field('Instagram name').fill('your.name')
  await button('Save').click()
  await expect.element(page.getByText('This is our example. Write your own name.').first()).toBeVisible()
  await field('Instagram name').fill('vera.sees')
  await field('Phone').fill('+351 912 345 678')
  await button('Save').click()
  await expect.element(page.getByText('Your profile is saved.')).toBeVisible()
  expect(app.world.received('A10').map(({ body }) => body)).toEqual([
    { city: 'Porto', birthday: '01.06.1991', instagram_id: 'vera.sees', phone: '+351912345678' },
  ])
  await expect.element(bar).not.toBeInTheDocument()
  // A changed number is not confirmed any more.
  await link('Send a code').click()
  await expect.element(field('Code')).toBeVisible()
  await expect.poll(() => app.world.received('A16').at(-1)?.body).toEqual({ phone: '+351912345678' })
  await field('Code').fill('123456')
  await expect.element(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect.element(field('Code')).not.toBeInTheDocument()
})

it('shows what the server refuses beside its field', async () => {
  const answer = { success: false, data: null, errors: { city: ['We know no such city.'] } }
  await renderApp(
    '/user/edit',
    {},
    {
      prepare: (world) => {
        const { fetch } = world
        world.fetch = async (input, init) => {
          const request = new Request(input, init)
          const isSaved = request.method === 'POST' && new URL(request.url).pathname.endsWith('api/v1/user')
          return isSaved ? Response.json(answer) : fetch(request)
        }
      },
    },
  )
  await field('City').fill('Rome')
  await button('Save').click()
  await expect.element(field('City')).toHaveAccessibleDescription(/We know no such city\./)
  await expect.element(field('City')).toHaveValue('Rome')
  await expect.element(bar).toBeVisible()
})

it('keeps everything that was typed through a failure and a reload', async () => {
  const app = await renderApp('/user/edit')
  app.world.setFault('A10', '500', 1)
  await field('Last name').fill('Sokolova-Lind')
  await field('City').fill('Rome')
  await button('Save').click()
  await expect.element(page.getByText(/^Failed to update user profile/)).toBeVisible()
  await expect.element(field('City')).toHaveValue('Rome')
  const kept = Object.entries(localStorage)
  await cleanup()
  await renderApp('/user/edit', {}, { prepare: () => kept.forEach(([key, value]) => localStorage.setItem(key, value)) })
  await expect.element(field('Last name')).toHaveValue('Sokolova-Lind')
  await expect.element(bar.getByText('2 changes, not saved')).toBeVisible()
  await button('Discard').click()
  await expect.element(field('Last name')).toHaveValue('Sokolova')
  expect(Object.keys(localStorage).filter((key) => key.includes('draft.'))).toEqual([])
})

it('asks once before unsaved changes are left, and edits stay while the email is changed by a code', async () => {
  const app = await renderApp('/user/edit')
  await field('City').fill('Rome')
  await link('Change the email').click()
  await field('Email').fill('vera@new.example')
  await button('Save and send a code').click()
  await expect.poll(() => app.world.received('A15').at(-1)?.body).toEqual({ email: 'vera@new.example' })
  await expect.poll(() => app.world.received('A7').at(-1)?.body).toEqual({ email: 'vera@new.example' })
  await field('Code').fill('123456')
  await expect.element(page.getByText('vera@new.example', { exact: true })).toBeVisible()
  await expect.element(field('City')).toHaveValue('Rome')
  void app.router.navigate({ to: '/user/settings' })
  await expect.element(page.getByText('Your changes stay on this device and wait here.')).toBeVisible()
  await button('Stay here').click()
  expect(app.address()).toBe('/user/edit')
  void app.router.navigate({ to: '/user/settings' })
  await button('Leave').click()
  await expect.poll(() => app.address()).toBe('/user/settings')
})

it('fields that were not touched follow the server, and a picked day is written as it is typed', async () => {
  const app = await renderApp(
    '/user/edit',
    {},
    {
      prepare: (world) =>
        world.change((state) => {
          personOf(state, 'main').user.phone_validated = false
        }),
    },
  )
  await expect.element(page.getByText('Not confirmed', { exact: true })).toBeVisible()
  await field('City').fill('Rome')
  app.world.change((state) => {
    Object.assign(personOf(state, 'main').user, { city: 'Oslo', last_name: 'Lind' })
  })
  await app.client.invalidateQueries({ queryKey: ['account', 'user'] })
  await expect.element(field('Last name')).toHaveValue('Lind')
  await expect.element(field('City')).toHaveValue('Rome')
  await expect.element(button('Choose the date')).toBeVisible()
  const native = document.querySelector<HTMLInputElement>('input[type=date]')
  await userEvent.fill(native!, '1991-06-14', { force: true })
  await expect.element(field('Birthday')).toHaveValue('14.06.1991')
  await field('Time zone').selectOptions('Oslo, Europe')
  await expect.element(page.getByText(/Oslo, Europe \(GMT\+2\) now\.$/)).toBeVisible()
})

it('what is saved offline waits where it is shown, is corrected after a refusal, and is sent once', async () => {
  const app = await renderApp('/user/edit')
  const waiting = page.getByRole('region', { name: 'Not saved yet' })
  await field('City').fill('Porto')
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await button('Save').click()
  await expect.element(waiting.getByText('City: Porto')).toBeVisible()
  await expect.element(waiting.getByText('Waiting for the network. It will be sent by itself.')).toBeVisible()
  await expect.element(field('City')).toHaveValue('Porto')
  await expect.element(bar).not.toBeInTheDocument()

  app.world.setFault('A10', '403')
  onlineManager.setOnline(true)
  await expect.element(waiting.getByRole('alert').getByText(/^It is not saved\./)).toBeVisible()
  app.world.setFault('A10', null)
  await field('City').fill('Braga')
  await button('Save').click()
  await expect.element(waiting).not.toBeInTheDocument()
  await expect.element(field('City')).toHaveValue('Braga')
  expect(personOf(app.world.read(), 'main').user.city).toBe('Braga')
  expect(app.world.received('A10').map(({ body }) => body)).toEqual([{ city: 'Porto' }, { city: 'Braga' }])

  await field('Last name').fill('Lind')
  onlineManager.setOnline(false)
  await button('Save').click()
  await waiting.getByRole('button', { name: 'Remove' }).click()
  await expect.element(field('Last name')).toHaveValue('Sokolova')
})

it('what does not get through waits, also while the device counts as online', async () => {
  const app = await renderApp('/user/edit')
  app.world.setFault('A10', 'offline')
  await field('City').fill('Porto')
  await button('Save').click()
  const waiting = page.getByRole('region', { name: 'Not saved yet' })
  await expect.element(waiting.getByText('City: Porto')).toBeVisible()
  app.world.setFault('A10', null)
  await expect.poll(() => personOf(app.world.read(), 'main').user.city).toBe('Porto')
  await expect.element(waiting).not.toBeInTheDocument()
})

it('the short profile that a school demands waits as well, and leads on once it has arrived', async () => {
  const app = await renderApp('/home', { scenario: 'profile-update' })
  app.world.setFault('A10', 'offline')
  await field('First name').fill('Vera')
  await field('Last name').fill('Sokolova')
  await button('Save and go on').click()
  const waiting = page.getByRole('region', { name: 'Not saved yet' })
  await expect.element(waiting.getByText('Waiting for the network. It will be sent by itself.')).toBeVisible()
  await expect.element(field('Last name')).toHaveValue('Sokolova')
  app.world.setFault('A10', null)
  await expect.poll(() => app.address()).toBe('/home')
})
