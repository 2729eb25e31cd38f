import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtimeUp } from '#/api/realtime-state'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

test('without events an open chat and the list are asked for every 15 s, and as soon as the learner comes back', async () => {
  await page.viewport(1244, 900)
  const app = await renderApp('/home')
  // Before the screen asks: its intervals are the test's to pass.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
    realtimeUp.set(false)
  })
  await app.router.navigate({ href: `/chat/${personOf(app.world.read(), 'main').chats[0]?.id}` })
  await expect.element(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible()
  /** Waits until nothing is under way, and tells how often the list and the messages have been asked for. */
  const asked = async () => {
    await expect.poll(() => app.client.isFetching()).toBe(0)
    return ['L16', 'L18'].map((call) => app.world.received(call).length)
  }
  /** An expert writes, and nothing tells of it. */
  const write = (id: number, text: string) =>
    app.world.change((world) => {
      const { messages } = personOf(world, 'main').chats[0]!
      messages.push({ ...messages.findLast(({ expert }) => expert !== null)!, id, text, isViewed: false })
    })
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
