import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'
import { tellAnalytics } from '../../tests/tell-analytics'
import type { AnalyticsSink } from './track'

let told = vi.fn<AnalyticsSink>()

beforeEach(() => {
  told = vi.fn<AnalyticsSink>()
  onTestFinished(tellAnalytics(told))
})

const calls = () => told.mock.calls

test('a session tells how it began, where help was wanted, and why it ended', async () => {
  const app = await renderApp('/', { scenario: 'fresh' })
  await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
  const password = page.getByLabelText('Password', { exact: true })
  const signIn = page.getByRole('button', { name: 'Sign in' })
  await password.fill('moonlight')
  await signIn.click()
  await expect.poll(calls).toEqual([['restore_password_shown', {}]])
  await password.fill('sunlight')
  await signIn.click()
  await expect.poll(calls).toContainEqual(['login', { method: 'email' }])

  await app.router.navigate({ href: '/course/9002/calendar/12?modal=support' })
  await expect.poll(calls).toContainEqual(['open_support', { place: '/course/$streamId/calendar/$dayNumber' }])
  await app.router.navigate({ href: '/logout' })
  await expect.poll(calls).toContainEqual(['logout', { reason: 'signed_out' }])
  expect(told).toHaveBeenCalledTimes(4)
})

test('a choice of options tells them by their ids', async () => {
  await renderApp('/course/9002/calendar/12')
  await page.getByRole('button', { name: 'With a phone' }).click()
  await expect.poll(calls).toContainEqual(['filter_change', { streamId: 9002, filters: [expect.any(Number)] }])
})

test('a rating tells its value, and what was rated', async () => {
  await renderApp('/homework/9002/4103', { scenario: 'homework-done' })
  await page.getByRole('radio', { name: '5 of 5, Very useful' }).click()
  await expect.poll(calls).toEqual([['rating', { target: 'homework', value: 5 }]])
})
