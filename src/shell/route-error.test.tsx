import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

const failed = () => page.getByRole('main').getByRole('alert')
const way = (name: string) => failed().getByRole('link', { name })

test('a failed page says which one and why, and leads home and to support', async () => {
  const app = await renderApp('/user/subscriptions', {}, { prepare: (world) => world.setFault('L38', '403') })
  await expect.element(failed().getByText(/Your subscriptions didn’t load\. .* You are not allowed/)).toBeVisible()
  await way('Write to support').click()
  await expect.poll(app.address).toBe('/user/subscriptions?modal=support')
  await app.router.navigate({ to: '.', search: {} })
  await way('Back to home').click()
  await expect.poll(app.address).toBe('/home')
})

test('a failed home does not lead to itself', async () => {
  await renderApp('/home', {}, { prepare: (world) => world.setFault('L1', '403') })
  await expect.element(failed().getByText(/Your courses didn’t load\./)).toBeVisible()
  await expect.element(way('Write to support')).toBeVisible()
  expect(way('Back to home').query()).toBeNull()
})
