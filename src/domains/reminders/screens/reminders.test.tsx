import { onlineManager } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const waiting = page.getByRole('region', { name: 'Not saved yet' })
const scheduleOf = (app: Awaited<ReturnType<typeof renderApp>>) => personOf(app.world.read(), 'main').schedule

it('a reminder is added to a day, what is wrong with it is said, and another tab’s change is kept', async () => {
  const app = await renderApp('/user/settings/reminders')
  await link('Add a reminder, Monday').click()
  await expect.element(field('Monday')).toBeChecked()
  await field('Time').fill('20:30')
  await button('Save').click()
  await expect
    .element(page.getByText('There is a reminder at this time already. Change its days instead.').first())
    .toBeVisible()
  await expect.element(field('Time')).toHaveFocus()
  await field('Time').fill('06:15')
  await field('Monday').click()
  await button('Save').click()
  await expect.element(page.getByText('Choose a day at least.').first()).toBeVisible()
  await field('Friday').click()
  // Meanwhile, in another tab.
  app.world.change((state) => {
    personOf(state, 'main').schedule = { 6: ['10:00'] }
  })
  await button('Save').click()
  await expect.element(link('Change the reminder at 06:15, Friday')).toBeVisible()
  await expect.element(link('Change the reminder at 10:00, Saturday')).toBeVisible()
  expect(scheduleOf(app)).toEqual({ 5: ['06:15'], 6: ['10:00'] })
})

it('a reminder is changed and deleted by its address, and comes back by undoing', async () => {
  const app = await renderApp('/user/settings/reminders/2030')
  await expect.element(field('Tuesday')).toBeChecked()
  await expect.element(field('Thursday')).toBeChecked()
  await expect.element(field('Monday')).not.toBeChecked()
  await field('Tuesday').click()
  await button('Save').click()
  await expect.poll(() => scheduleOf(app)).toEqual({ 2: ['08:00'], 4: ['20:30'], 7: ['11:00'] })
  await link('Change the reminder at 20:30, Thursday').click()
  await button('Delete the reminder').click()
  await expect.poll(() => scheduleOf(app)).toEqual({ 2: ['08:00'], 7: ['11:00'] })
  await button('Undo').click()
  await expect.poll(() => scheduleOf(app)).toEqual({ 2: ['08:00'], 4: ['20:30'], 7: ['11:00'] })
  await app.router.navigate({ href: '/user/settings/reminders/0001' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is nothing at this address.' })).toBeVisible()
})

it('what was chosen stays after a failure; the week can be put into a calendar; after a journey the place is named', async () => {
  const app = await renderApp(
    '/user/settings/reminders/0800',
    {},
    {
      prepare: (world) =>
        world.change((state) => {
          personOf(state, 'main').user.timezone = 'Asia/Kathmandu'
        }),
    },
  )
  app.world.setFault('PUT schedule/update', '403', 1)
  await field('Time').fill('08:10')
  await button('Save').click()
  await expect.element(page.getByText('The reminder was not saved.')).toBeVisible()
  await expect.element(field('Time')).toHaveValue('08:10')
  await link('Cancel').click()
  await expect.element(page.getByText(/^Your reminders keep the time of Kathmandu/)).toBeVisible()
  const made = vi.spyOn(URL, 'createObjectURL')
  await button('Add to calendar').click()
  const file = made.mock.calls[0]?.[0] as Blob
  expect(await file.text()).toContain('DTSTART;TZID=Asia/Kathmandu:')
})

it('home names today’s reminders that are still to come', async () => {
  await renderApp('/home')
  await expect.element(page.getByText(/^Today we remind you at 20:30\./)).toBeVisible()
})

/** Adds a reminder on Friday while there is no connection. */
async function addOffline() {
  const app = await renderApp('/user/settings/reminders/new?day=5')
  await expect.element(field('Friday')).toBeChecked()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await field('Time').fill('06:15')
  await button('Save').click()
  await expect.element(waiting.getByText('06:15, Fri')).toBeVisible()
  await expect.element(waiting.getByText('Waiting for the network. It will be sent by itself.')).toBeVisible()
  expect(link('Change the reminder at 06:15, Friday').query()).toBeNull()
  return app
}
const changesSent = ({ world }: Awaited<ReturnType<typeof renderApp>>) =>
  world.requests.filter(({ method, no }) => method === 'PUT' && no === 'L35').length

it('a change made offline waits where it will appear, and is sent once by itself', async () => {
  const app = await addOffline()
  expect(changesSent(app)).toBe(0)
  onlineManager.setOnline(true)
  await expect.element(link('Change the reminder at 06:15, Friday')).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
  expect(scheduleOf(app)[5]).toEqual(['06:15'])
  expect(changesSent(app)).toBe(1)
})

it('a change that does not get through waits, also while the device counts as online', async () => {
  const app = await renderApp('/user/settings/reminders/new?day=5')
  app.world.setFault('PUT schedule/update', 'offline')
  await field('Time').fill('06:15')
  await button('Save').click()
  await expect.element(waiting.getByText('06:15, Fri')).toBeVisible()
  app.world.setFault('PUT schedule/update', null)
  await expect.element(link('Change the reminder at 06:15, Friday')).toBeVisible()
  expect(scheduleOf(app)[5]).toEqual(['06:15'])
})

it('a change made offline that is refused says so, and is tried again or removed', async () => {
  const app = await addOffline()
  app.world.setFault('PUT schedule/update', '403')
  onlineManager.setOnline(true)
  await expect.element(waiting.getByRole('alert').getByText(/^It is not saved\./)).toBeVisible()
  app.world.setFault('PUT schedule/update', null)
  await waiting.getByRole('button', { name: 'Try again' }).click()
  await expect.element(link('Change the reminder at 06:15, Friday')).toBeVisible()
})

it('a change made offline can be taken back before it is sent', async () => {
  const app = await addOffline()
  await waiting.getByRole('button', { name: 'Remove' }).click()
  await expect.element(waiting).not.toBeInTheDocument()
  onlineManager.setOnline(true)
  expect(scheduleOf(app)[5]).toBeUndefined()
})
