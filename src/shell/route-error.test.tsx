import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failure } from '../../tests/contract/edge'
import { heldCall } from '../../tests/held-call'
import { renderApp } from '../../tests/render-app'

const before = { width: innerWidth, height: innerHeight }
beforeAll(() => page.viewport(1000, 800))
afterAll(() => page.viewport(before.width, before.height))

const failed = () => page.getByRole('main').getByRole('alert')
const way = (name: string) => failed().getByRole('link', { name })

test('a failed page says which one and why, and leads home and to support', async () => {
  const app = await renderApp('/user/subscriptions', {}, { prepare: (world) => world.setFault('L38', '403') })
  await expect
    .element(failed().getByRole('heading', { level: 1, name: 'Your subscriptions didn’t load' }))
    .toBeVisible()
  await expect.element(failed().getByText(/^Your progress is safe\. .*You are not allowed/)).toBeVisible()
  await expect.element(failed().getByText(/^If you write to us, mention 403 at \d/)).toBeVisible()
  await way('Write to support').click()
  await expect.poll(app.address).toBe('/user/subscriptions?modal=support')
  await app.router.navigate({ to: '.', search: {} })
  await way('Back to home').click()
  await expect.poll(app.address).toBe('/home')
})

test('a failed page takes the focus, and hands it to the screen that its retry brings', async () => {
  const app = await renderApp('/user/subscriptions', {}, { prepare: (world) => world.setFault('L38', '403') })
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect.element(title('Your subscriptions didn’t load')).toHaveFocus()
  app.world.setFault('L38', null)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(title('Subscriptions')).toHaveFocus()
  await expect.element(page.getByRole('status').getByText(/^Subscriptions · /)).toBeInTheDocument()
})

test('what fails once its screen is drawn is asked for once', async () => {
  let asked = 0
  const held = heldCall('/payment-subscription', () => {
    asked += 1
    return failure(403)
  })
  const app = await renderApp('/user/subscriptions', {}, held)
  held.release()
  await expect
    .element(failed().getByRole('heading', { level: 1, name: 'Your subscriptions didn’t load' }))
    .toBeVisible()
  await expect.poll(() => app.router.state.status).toBe('idle')
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(asked).toBe(1)
  // The learner's own retry does ask.
  await failed().getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked).toBe(2)
})

test('a failed home does not lead to itself', async () => {
  await renderApp('/home', {}, { prepare: (world) => world.setFault('L1', '403') })
  await expect.element(failed().getByRole('heading', { name: 'Your courses didn’t load' })).toBeVisible()
  await expect.element(way('Write to support')).toBeVisible()
  expect(way('Back to home').query()).toBeNull()
})

test('a failed course is named in the path to it', async () => {
  const app = await renderApp('/home', {}, { prepare: (world) => world.setFault('L7', '403') })
  const [stream] = app.world.read().learners.find(({ persona }) => persona === 'main')?.streams ?? []
  await app.router.navigate({ href: `/course/${stream?.id}/calendar` })
  await expect.element(failed().getByRole('heading', { name: 'This course didn’t load' })).toBeVisible()
  const path = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect.element(path.getByText('Light First')).toBeVisible()
  await path.getByRole('link', { name: 'My courses' }).click()
  await expect.poll(app.address).toBe('/courses')
})
