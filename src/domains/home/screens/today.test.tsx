import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const due = () => page.getByRole('list', { name: 'Due today' })

test('home gathers what is due today: a payment, a course’s last day, a community’s last day', async () => {
  const app = await renderApp(
    '/home',
    { scenario: 'main' },
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          for (const learner of learners) {
            // Late in the learner's day, whose noon it is.
            const tonight = Date.parse('2026-06-09T18:00:00Z') / 1000
            for (const { payments } of learner.installments)
              for (const payment of payments) if (payment.status === 'waiting') payment.at = tonight
            for (const belonging of learner.communities) belonging.end = tonight
            for (const stream of learner.streams.slice(0, 1)) stream.end = tonight
          }
        }),
    },
  )
  await expect.element(due().getByText(/ for “Still Life at Home” is due\./)).toBeVisible()
  await expect.element(due().getByText(/^Today is the last day of “Light First”\./)).toBeVisible()
  await expect.element(due().getByText(/^“Street, together” is yours for the last day\./)).toBeVisible()
  await due().getByRole('link', { name: 'See the payments' }).click()
  await expect.poll(() => app.address()).toMatch(/\/user\/installments\/\d+$/)
})

test('on another day home says nothing of it', async () => {
  const app = await renderApp('/home', { scenario: 'main' })
  await expect.poll(() => app.calls()).toContain('L41')
  await expect.element(page.getByText(/^Today we remind you at/)).toBeVisible()
  await expect.element(due()).not.toBeInTheDocument()
})
