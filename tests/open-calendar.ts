import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { TestWorld } from '../mocks/test-world'
import { renderApp } from './render-app'

const NOW = new Date('2026-06-09T18:30:00Z')

/** The running app on the calendar of the main learner's first course, entered from home. */
export async function openCalendar(scenario: string, prepare: (world: TestWorld) => void = () => {}, now = NOW) {
  const app = await renderApp('/home', { scenario, now }, { prepare })
  // Leaving before the answers have arrived would request them again.
  await expect.poll(() => app.world.received('L7').length > 0 && app.client.isFetching() === 0).toBe(true)
  await page.getByRole('link', { name: 'Course calendar' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Direction' })).toBeVisible()
  return app
}

/** Opens the dialog of a pause from the menu in the calendar's head. */
export async function openPause() {
  await page.getByRole('button', { name: 'More of this course' }).click()
  await page.getByRole('menuitem', { name: 'Freeze course' }).click()
}
