import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../mocks/world/create-world'
import { DAY_12_EVENING, renderApp } from './render-app'

/** The running app on a day of the main learner's first course. */
export const openDay = (scenario = 'main', path = '') =>
  renderApp((world) => `/course/${personOf(world, 'main').streams[0]?.id}/calendar/${path || '12'}`, {
    scenario,
    now: DAY_12_EVENING,
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
