import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

// The guard's patience with slow answers ends this often and never again: a screen that waited for the missing part would not come.
const patience = vi.hoisted(() => ({ left: 0 }))
vi.mock(import('#/lib/pause'), async (original) => {
  const { pause } = await original()
  return { pause: (ms) => (ms === 1000 && patience.left-- <= 0 ? new Promise(() => {}) : pause(ms)) }
})

it.each(['L1', 'L38'])('screens do not wait for what has failed before: %s', async (call) => {
  const app = await renderApp('/home', { scenario: 'main' }, { prepare: (world) => world.setFault(call, '404') })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  const asked = app.world.received(call).length
  app.world.setFault(call, 'never')
  void app.router.navigate({ to: '/user/settings' })
  // The call itself is given up after 30 s.
  const screen = page.getByRole('heading', { level: 1, name: /Vera Sokolova/ })
  await expect.element(screen, { timeout: 15_000 }).toBeInTheDocument()
  expect(app.world.received(call).length).toBeGreaterThan(asked)
})

it.each(['L1', 'L38'])('only the first screen waits a second for what does not come: %s', async (call) => {
  patience.left = 1
  const app = await renderApp(
    '/user/setting',
    { scenario: 'main' },
    { prepare: (world) => world.setFault(call, 'never') },
  )
  await expect.poll(() => app.router.state.status).toBe('idle')
  void app.router.navigate({ to: '/user/settings' })
  await expect.poll(app.address, { timeout: 15_000 }).toBe('/user/settings')
})

it.each([
  ['/home', 'L1'],
  ['/home', 'L38'],
  ['/courses', 'L38'],
  ['/course/9002/calendar', 'L1'],
  ['/course/9002/calendar/3', 'L38'],
  ['/homework', 'L1'],
  ['/homework/9002/4103', 'L38'],
  ['/tasks/9002', 'L1'],
  ['/user/subscriptions', 'L38'],
])('%s asks once for what is refused, and once more with "Try again": %s', async (path, call) => {
  const app = await renderApp(path, {}, { prepare: (world) => world.setFault(call, '403') })
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  await expect.element(retry).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(app.world.received(call)).toHaveLength(1)
  app.world.setFault(call, null)
  await retry.click()
  await expect.element(retry).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(app.world.received(call)).toHaveLength(2)
})
