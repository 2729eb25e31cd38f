import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

vi.mock('#/domains/support/support-modal', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('a dialog whose file does not load takes its own parameters out of the address', async () => {
  const app = await renderApp('/user/subscriptions?modal=support&renew=Light')
  await expect.element(page.getByText(/This part didn’t load/)).toBeVisible()
  await expect.poll(() => app.address()).toBe('/user/subscriptions')
})
