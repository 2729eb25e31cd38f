import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtimeUp } from '#/api/realtime-state'
import { personOf } from '../../../../mocks/world/create-world'
import { type AppUnderTest, renderApp } from '../../../../tests/render-app'

/** The test passes every interval of the app. */
function passIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
    realtimeUp.set(false)
  })
}

/** An expert writes in the learner's first chat, and nothing tells of it. */
const writeIn = (app: AppUnderTest) => (id: number, text: string) =>
  app.world.change((world) => {
    const { messages } = personOf(world, 'main').chats[0]!
    messages.push({ ...messages.findLast(({ expert }) => expert !== null)!, id, text, isViewed: false })
  })

test('without events the menus of any screen count what is unread every 15 s, and as soon as the learner comes back', async () => {
  await page.viewport(1244, 900)
  passIntervals()
  const app = await renderApp('/home')
  const write = writeIn(app)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const asked = async () => {
    await expect.poll(() => app.client.isFetching()).toBe(0)
    return app.world.received('L16').length
  }
  await expect.element(menu.getByText('2 unread messages', { exact: true })).toBeInTheDocument()
  const before = await asked()
  write(990_001, 'Told by nobody')
  vi.advanceTimersByTime(14_900)
  expect(await asked()).toBe(before)
  vi.advanceTimersByTime(100)
  await expect.element(menu.getByText('3 unread messages', { exact: true })).toBeInTheDocument()
  // All that counts them asks once.
  expect(await asked()).toBe(before + 1)

  write(990_002, 'While you were away')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(menu.getByText('4 unread messages', { exact: true })).toBeInTheDocument()

  realtimeUp.set(true)
  const then = await asked()
  vi.advanceTimersByTime(60_000)
  expect(await asked()).toBe(then)
})

test('without events an open chat and the list are asked for every 15 s, and as soon as the learner comes back', async () => {
  await page.viewport(1244, 900)
  passIntervals()
  const app = await renderApp('/home')
  const write = writeIn(app)
  await app.router.navigate({ href: `/chat/${personOf(app.world.read(), 'main').chats[0]?.id}` })
  await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible()
  /** Waits until nothing is under way, and tells how often the list and the messages have been asked for. */
  const asked = async () => {
    await expect.poll(() => app.client.isFetching()).toBe(0)
    return ['L16', 'L18'].map((call) => app.world.received(call).length)
  }
  const before = await asked()
  write(990_001, 'Told by nobody')
  vi.advanceTimersByTime(14_900)
  expect(await asked()).toEqual(before)
  await expect.element(page.getByText('Told by nobody')).not.toBeInTheDocument()
  vi.advanceTimersByTime(100)
  // At that moment, and not for any other reason later.
  expect(app.client.isFetching({ queryKey: ['chats', 'list'] })).toBeGreaterThan(0)
  expect(app.client.isFetching({ queryKey: ['chats', 'messages'] })).toBeGreaterThan(0)
  await expect.element(page.getByText('Told by nobody').first()).toBeVisible()

  write(990_002, 'While you were away')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('While you were away').first()).toBeVisible()

  // While events come, time alone asks for nothing.
  realtimeUp.set(true)
  const then = await asked()
  vi.advanceTimersByTime(60_000)
  expect(await asked()).toEqual(then)
})
