import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../tests/render-app'

// The guard's patience with slow answers never ends here: a screen that waited for the missing part would not come.
vi.mock(import('#/lib/pause'), async (original) => {
  const { pause } = await original()
  return { pause: (ms) => (ms === 1000 ? new Promise(() => {}) : pause(ms)) }
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
