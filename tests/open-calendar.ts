import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { TestWorld } from '../mocks/test-world'
import { personOf } from '../mocks/world/create-world'
import { DAY_12_EVENING, renderApp } from './render-app'

/** The running app on the calendar of the main learner's first course. */
export async function openCalendar(
  scenario: string,
  prepare: (world: TestWorld) => void = () => {},
  now = DAY_12_EVENING,
) {
  const app = await renderApp(
    (world) => `/course/${personOf(world, 'main').streams[0]?.id}/calendar`,
    { scenario, now },
    { prepare },
  )
  await expect.element(page.getByRole('heading', { name: 'Direction' })).toBeVisible()
  return app
}

/** Opens the dialog of a pause from the menu in the calendar's head. */
export async function openPause() {
  await page.getByRole('button', { name: 'More of this course' }).click()
  await page.getByRole('menuitem', { name: 'Freeze course' }).click()
}
