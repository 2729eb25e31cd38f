import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { realtimeUp } from '#/api/realtime-state'
import { FakeSocket } from '../../tests/fake-socket'
import { renderApp } from '../../tests/render-app'

const opened = async () => {
  await expect.poll(() => FakeSocket.open()).toHaveLength(1)
}
const atRest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 }))

it('opens one socket for a signed-in learner after the first view, requests nothing twice, and closes it at the end', async () => {
  const app = await renderApp('/home')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await opened()
  // By the time home offers the day, all that it shows has been requested; what is only ahead of its time may follow.
  await expect.element(page.getByRole('link', { name: /^(Start|Continue) day/ })).toBeVisible()
  // And what it does without, in idle time.
  await expect.poll(() => app.calls()).toEqual(expect.arrayContaining(['L35', 'L36', 'L37', 'L41']))
  expect(FakeSocket.last().url).toBe(`wss://rt.lumen.example/ws?token=${app.world.token}`)
  // What it asks for in idle time, too: the banners and the news of the app.
  await expect.poll(() => app.world.received('L27')).toHaveLength(2)
  const calls = app.calls()
  // Marked as just fetched, however slow the machine: data older than ten seconds would be fetched again.
  for (const query of app.client.getQueryCache().getAll())
    if (query.state.status === 'success') query.setState({ dataUpdatedAt: Date.now() })
  FakeSocket.last().accept()
  expect(realtimeUp.read()).toBe(true)
  await app.router.navigate({ to: '/courses' })
  await atRest()
  expect(FakeSocket.made).toHaveLength(1)
  const later = app.calls().slice(calls.length)
  expect(later.filter((no) => calls.includes(no))).toEqual([])

  FakeSocket.last().tell({ type: 'logout', data: null })
  await expect.element(page.getByText('You signed in on another device, so this one is closed.')).toBeVisible()
  expect(FakeSocket.open()).toEqual([])
  expect(realtimeUp.read()).toBe(false)
})

it('opens none on the way to a sign-in', async () => {
  await renderApp('/', {}, { token: null })
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await atRest()
  expect(FakeSocket.made).toEqual([])
})

it('opens none for a school without realtime', async () => {
  await renderApp('/home', {}, { prepare: (world) => world.setFault('A31', '500') })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await atRest()
  expect(FakeSocket.made).toEqual([])
})

it('shows a notification as plain words and leads on', async () => {
  const app = await renderApp('/home')
  await opened()
  FakeSocket.last().accept()
  FakeSocket.last().tell({
    type: 'notification',
    data: { id: 501, title: 'New lesson', text: '<i>Day 5</i> is open.', url: '/courses' },
  })
  await expect.element(page.getByText('New lesson. <i>Day 5</i> is open.')).toBeVisible()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => app.address()).toBe('/courses')
})
