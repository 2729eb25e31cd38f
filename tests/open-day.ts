import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../mocks/world/create-world'
import { renderApp } from './render-app'

/** A Tuesday evening of the school, on day 12 of the main learner's first course. */
const NOW = new Date('2026-06-09T18:30:00Z')

/** The running app on a day of the main learner's first course. */
export const openDay = (scenario = 'main', path = '') =>
  renderApp((world) => `/course/${personOf(world, 'main').streams[0]?.id}/calendar/${path || '12'}`, {
    scenario,
    now: NOW,
  })

export const video = () => document.querySelector('video')

/** Headless browsers refuse sound before a gesture. */
export async function play() {
  await expect.poll(() => video()).not.toBeNull()
  const element = video()
  if (element) element.muted = true
  await page.getByRole('button', { name: 'Play' }).first().click()
  await expect.poll(() => element?.currentTime).toBeGreaterThan(0.2)
  return element
}
