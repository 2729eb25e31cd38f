import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { passDays } from '../../../../tests/pass-time'
import { renderApp } from '../../../../tests/render-app'

test('homework whose time comes while its page is shown can be sent', async () => {
  const app = await renderApp('/home', { scenario: 'not-started', now: new Date('2026-06-09T18:30:00Z') })
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await app.router.navigate({ href: `/homework/${stream?.id}/4103` })
  await expect.element(page.getByText('It cannot be sent right now.')).toBeVisible()
  const asked = app.world.received('L3').length
  await passDays(app, 21)
  await expect.element(page.getByRole('button', { name: 'Send for review' })).toBeVisible()
  expect(app.world.received('L3')).toHaveLength(asked + 1)
})
