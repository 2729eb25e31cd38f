import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')
const DAY_MS = 86_400_000

const link = (name: RegExp) => page.getByRole('link', { name })

test('a pause that ends while the courses are shown leaves their list', async () => {
  const app = await renderApp('/courses', { scenario: 'frozen', now: NOW })
  await expect.element(link(/Light First.*Frozen until/)).toBeVisible()
  await pass(app, 11)
  await expect.element(link(/Frozen until/)).not.toBeInTheDocument()
  await expect.element(link(/Light First/)).toBeVisible()
})

test.each(['/homework', '/tasks'])('homework whose time comes while %s is shown is listed', async (path) => {
  const app = await renderApp(path, { scenario: 'not-started', now: NOW })
  await expect.element(page.getByText(/The next one comes/)).toBeVisible()
  const asked = app.world.received('L3').length
  await pass(app, 21)
  await expect.element(link(/One egg/).first()).toBeVisible()
  expect(app.world.received('L3')).toHaveLength(asked + 1)
})

type App = Awaited<ReturnType<typeof renderApp>>

async function pass({ world, client }: App, days: number): Promise<void> {
  world.advance(days * DAY_MS)
  // Any answer tells the time. The event reaches only what keeps the time, not what refetches stale answers.
  await client.refetchQueries({ queryKey: ['points'] })
  document.dispatchEvent(new Event('visibilitychange'))
}
