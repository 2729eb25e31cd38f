import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { passDays } from '../../../../tests/pass-time'
import { renderApp } from '../../../../tests/render-app'
import { statusAsked } from '../../../../tests/status-asked'

const NOW = new Date('2026-06-09T18:30:00Z')

const link = (name: RegExp) => page.getByRole('link', { name })

test('a pause that ends while the courses are shown leaves their list', async () => {
  const app = await renderApp('/courses', { scenario: 'frozen', now: NOW })
  await expect.element(link(/Light First.*Frozen until/)).toBeVisible()
  await passDays(app, 11)
  await expect.element(link(/Frozen until/)).not.toBeInTheDocument()
  await expect.element(link(/Light First/)).toBeVisible()
})

test.each(['/homework', '/tasks'])('homework whose time comes while %s is shown is listed', async (path) => {
  const app = await renderApp(path, { scenario: 'not-started', now: NOW })
  await expect.element(page.getByText(/The next one comes/)).toBeVisible()
  const asked = statusAsked(app)
  await passDays(app, 21)
  await expect.element(link(/One egg/).first()).toBeVisible()
  expect(statusAsked(app)).toBe(asked + 1)
})

test('an answer that was given before the time came does not count as the one after it', async () => {
  const app = await renderApp('/homework', { scenario: 'not-started', now: NOW })
  await expect.element(page.getByText(/The next one comes/)).toBeVisible()
  const { fetch } = app.world
  const late = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  app.world.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await fetch(request)
    if (!request.url.includes('/status')) return answer
    app.world.fetch = fetch
    answered.resolve()
    await late.promise
    return answer
  }
  void app.client.invalidateQueries({ queryKey: ['courses', 'status'] })
  await answered.promise
  await passDays(app, 21)
  late.resolve()
  await expect.element(link(/One egg/).first()).toBeVisible()
})

test.each(['/courses', '/homework', '/tasks'])(
  'at midnight %s asks for the streams once, and for each status once',
  async (path) => {
    const app = await renderApp(path, { scenario: 'main', now: NOW })
    await expect.element(page.getByRole('main').getByText('Light First').first()).toBeInTheDocument()
    await expect.poll(() => app.client.isFetching()).toBe(0)
    const before = app.calls().length
    const asked = () => app.world.requests.slice(before).map(({ no, path: what }) => `${no} ${what}`)
    await passDays(app, 1)
    await expect.poll(asked).toContain('L1 user-course-streams')
    await expect.poll(() => app.client.isFetching()).toBe(0)
    expect(asked().filter((one, at) => asked().indexOf(one) < at)).toEqual([])
  },
)
