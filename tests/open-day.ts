import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from './render-app'

/** A Tuesday evening of the school, on day 12 of the main learner's first course. */
const NOW = new Date('2026-06-09T18:30:00Z')

/** The running app on a day of the main learner's first course, entered from home. */
export async function openDay(scenario = 'main', path = '') {
  const app = await renderApp('/home', { scenario, now: NOW })
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await app.router.navigate({ href: `/course/${stream?.id}/calendar/${path || '12'}` })
  return app
}

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
