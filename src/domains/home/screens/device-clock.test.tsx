import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DAY_MS } from '#/lib/dates'
import { openCalendar } from '../../../../tests/open-calendar'
import { lookAtClock } from '../../../../tests/pass-time'
import { type AppUnderTest, renderApp } from '../../../../tests/render-app'
import { statusAsked } from '../../../../tests/status-asked'

const NOW = new Date('2026-06-09T18:30:00Z')

/** Somebody changes the date of the device, which is not that of the school. */
function setClock({ world }: AppUnderTest, days: number) {
  const { now } = Date
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + days * DAY_MS)
  onTestFinished(() => clock.mockRestore())
  world.advance(-days * DAY_MS)
}

const today = page.getByRole('link', { name: /^Day 12, .*, today/ })

test('a device whose date is set ahead shows the day of the school once that is asked', async () => {
  const app = await openCalendar('main', () => {}, NOW)
  await expect.element(today).toBeInTheDocument()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  const asked = statusAsked(app)
  setClock(app, 3)
  lookAtClock()
  await expect.poll(() => statusAsked(app)).toBeGreaterThan(asked)
  await expect.element(today, { timeout: 3000 }).toBeInTheDocument()
})

test('a device whose date is set back shows the day of the school', async () => {
  const app = await openCalendar('main', () => {}, NOW)
  await expect.element(today).toBeInTheDocument()
  setClock(app, -3)
  lookAtClock()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  await expect.element(today, { timeout: 3000 }).toBeInTheDocument()
})

test('a course that has not started stays shut on a device whose date is set ahead', async () => {
  const app = await renderApp('/courses', { scenario: 'not-started', now: NOW })
  const waiting = page.getByText(/^Starts on/).first()
  await expect.element(waiting).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  setClock(app, 40)
  lookAtClock()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  await expect.element(waiting, { timeout: 3000 }).toBeVisible()
})
