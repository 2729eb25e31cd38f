import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../tests/render-ui'
import { Connectivity } from './connectivity'

const retry = () => page.getByRole('button', { name: 'Retry' })

/** The strip of a page whose browser says that it is offline. */
async function showOffline(line: 'dead' | 'alive') {
  onlineManager.setOnline(false)
  const asked = vi.spyOn(window, 'fetch')
  if (line === 'dead') asked.mockRejectedValue(new TypeError('Failed to fetch'))
  else asked.mockResolvedValue(new Response())
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Connectivity />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('You’re offline. Saved pages still work.')).toBeVisible()
  return asked
}

afterEach(() => {
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

test('a press looks for the connection, shows that it does, and says where there is still none', async () => {
  const asked = await showOffline('dead')
  await retry().click()
  await expect.element(page.getByText('Checking the connection…')).toBeVisible()
  await expect.element(retry()).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText('Still no connection. Saved pages still work.')).toBeVisible()
  await expect.element(retry()).toHaveFocus()
  await retry().click()
  await expect.element(page.getByText('Checking the connection…')).toBeVisible()
  await expect.element(page.getByText('Still no connection. Saved pages still work.')).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a press finds a connection that the browser has not noticed', async () => {
  await showOffline('alive')
  await retry().click()
  await expect.element(page.getByText('You’re back online.')).toBeVisible()
  await expect.element(page.getByText('You’re back online.')).not.toBeInTheDocument()
  onlineManager.setOnline(false)
  await expect.element(page.getByText('You’re offline. Saved pages still work.')).toBeVisible()
})
