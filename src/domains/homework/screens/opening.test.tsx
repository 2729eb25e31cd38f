import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { passDays } from '../../../../tests/pass-time'
import { openHomework } from '../../../../tests/open-homework'
import { renderApp } from '../../../../tests/render-app'
import { statusAsked } from '../../../../tests/status-asked'

test('homework whose time comes while its page is shown can be sent', async () => {
  const app = await openHomework('not-started')
  await expect.element(page.getByText('It cannot be sent right now.')).toBeVisible()
  const asked = statusAsked(app)
  await passDays(app, 21)
  await expect.element(page.getByRole('button', { name: 'Send for review' })).toBeVisible()
  expect(statusAsked(app)).toBe(asked + 1)
})

test('statuses that are refused are asked for once per opening, and the task is shown all the same', async () => {
  const app = await renderApp('/homework/9002/4103', {}, { prepare: (world) => world.setFault('L14', '403') })
  await expect.element(page.getByRole('heading', { level: 1, name: /^One egg/ })).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(app.world.received('L14')).toHaveLength(1)
  await app.router.navigate({ href: '/homework' })
  app.world.setFault('L14', null)
  await app.router.navigate({ href: '/homework/9002/4103' })
  await expect.poll(() => app.world.received('L14')).toHaveLength(2)
})

test.each(['L7', 'L3'])(
  'a course that the server does not know (%s) is asked for once per opening of the lists',
  async (call) => {
    const { client, world, router } = await renderApp('/user/settings', { scenario: 'homework-fail' })
    world.setFault(call, '404')
    const asked = () => world.received(call).map(({ path }) => path)
    // The file of the screen arrives after the refusals.
    const arrived = Promise.withResolvers<void>()
    const { component } = router.routesById['/_auth/homework/'].options
    Object.assign(component ?? {}, { preload: () => arrived.promise })
    onTestFinished(() => void Object.assign(component ?? {}, { preload: undefined }))
    const opened = router.navigate({ to: '/homework' })
    await expect.poll(() => asked().length).toBeGreaterThan(1)
    await expect.poll(() => client.isFetching()).toBe(0)
    arrived.resolve()
    await opened
    await expect.element(page.getByText(/The school has not published it here/).first()).toBeVisible()
    expect(new Set(asked()).size).toBe(asked().length)
  },
)
