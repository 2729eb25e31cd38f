import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { tellAnalytics } from '../../../../tests/tell-analytics'
import type { AnalyticsSink } from '#/analytics/track'

const EMAIL = 'vera.sokolova@mail.example'
const button = (name: string) => page.getByRole('button', { name })
const code = () => page.getByLabelText('Code')

it('signs in by a code instead of the password, and leads to where the guest wanted to go', async () => {
  const told = vi.fn<AnalyticsSink>()
  onTestFinished(tellAnalytics(told))
  const app = await renderApp('/courses', { scenario: 'fresh' })
  await page.getByLabelText('Email').fill(EMAIL)
  await page.getByRole('link', { name: 'Sign in with a code' }).click()
  await expect.element(page.getByLabelText('Email')).toHaveValue(EMAIL)
  await page.getByLabelText('Email').fill('nobody@mail.example')
  await button('Send the code').click()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('There is no account with this email.')
  await page.getByLabelText('Email').fill(EMAIL)
  await button('Send the code').click()
  await expect.element(code()).toHaveFocus()
  await expect.element(page.getByText(/New code in (1:00|0:59)/)).toBeVisible()
  await code().fill('654321')
  await expect.element(code()).toHaveAccessibleDescription('The code is wrong or has expired.')
  expect(JSON.stringify(sessionStorage)).toContain(EMAIL)
  await code().fill(' 123 456 ')
  await expect.poll(() => app.address()).toBe('/courses')
  expect(app.world.received('A7')).toHaveLength(2)
  expect(told.mock.calls).toContainEqual(['login', { method: 'code' }])
  expect(JSON.stringify(sessionStorage)).not.toContain(EMAIL)
})
