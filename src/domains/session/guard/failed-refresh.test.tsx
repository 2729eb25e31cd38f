import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

it.each([
  ['/courses', /^My courses/],
  ['/course/9002/calendar', /^Light First/],
  ['/user/subscriptions', /^Subscriptions/],
  ['/home?modal=support', /^Good morning, Vera\./],
])('%s opens from what is there when asking anew has failed', async (address, heading) => {
  const app = await renderApp('/home', { scenario: 'main' })
  await expect.element(page.getByRole('heading', { level: 1, name: /^Good morning, Vera\./ })).toBeInTheDocument()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  for (const call of ['A9', 'L1', 'L38']) app.world.setFault(call, '404')
  await app.client.refetchQueries()
  await app.router.navigate({ href: address })
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
})

it('a refused learner is fetched once, although the header shows who it is', async () => {
  // A press of the test before may have left the pointer where a link appears, whose screen would then be loaded ahead.
  await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 } })
  const app = await renderApp('/home', { scenario: 'main' }, { prepare: (world) => world.setFault('A9', '403') })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(app.world.received('A9')).toHaveLength(1)
  app.world.setFault('A9', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Good morning, Vera\./ })).toBeInTheDocument()
})

it('a refused balance is asked for once per screen, and not again for a screen that is only prefetched', async () => {
  await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 } })
  const app = await renderApp('/home', { scenario: 'main' }, { prepare: (world) => world.setFault('A21', '403') })
  await expect.element(page.getByRole('heading', { level: 1, name: /^Good morning, Vera\./ })).toBeVisible()
  await app.router.preloadRoute({ to: '/user/settings' })
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(app.world.received('A21')).toHaveLength(1)
  app.world.setFault('A21', null)
  await app.router.navigate({ href: '/courses' })
  await expect.element(page.getByText('1,240 points').first()).toBeInTheDocument()
  expect(app.world.received('A21')).toHaveLength(2)
})
