import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const link = (name: string | RegExp) => page.getByRole('link', { name })
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-entry]')]
const DAY_S = 86_400

it('everything that is paid, due or ends stands in one list, which goes into a calendar', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const app = await renderApp('/user/settings')
  await link('Payments and dates').click()
  await expect.element(page.getByText('€29.90', { exact: true }).first()).toBeVisible()
  await expect.element(link(/^Still Life at Home 30\sJune\s2026 · Payment due €29.90$/)).toBeVisible()
  await expect.element(link(/^Lumen Annual 3\sSeptember\s2026 · Payment due €239$/)).toBeInTheDocument()
  await expect.element(link(/· The course ends$/).first()).toBeInTheDocument()
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = made.mock.calls[0]?.[0]
  const text = file instanceof Blob ? await file.text() : ''
  const { installments, subscriptions } = personOf(app.world.read(), 'main')
  for (const key of [`subscription-${subscriptions[0]?.id}`, `payment-${installments[0]?.payments[2]?.id}`])
    expect(text).toContain(`UID:${key}@${location.hostname}\r\n`)
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(new Set(text.match(/UID:.*/g)).size)
  await link(/^Lumen Annual/).click()
  await expect.poll(app.address).toBe(`/user/subscription/${subscriptions[0]?.id}`)
})

it('a course that ends leads to more of it, and its pause to its calendar', async () => {
  const app = await renderApp('/user/timeline', { scenario: 'frozen' })
  await link(/The pause ends$/).click()
  await expect.poll(app.address).toMatch(/\/calendar$/)
  await app.router.navigate({ to: '/user/timeline' })
  await link(/The course ends$/)
    .first()
    .click()
  await expect.poll(app.address).toMatch(/\/extend$/)
})

it('the ends of the club stand among the dates, and may load later', async () => {
  const app = await renderApp(
    '/user/timeline',
    { scenario: 'clubs' },
    { prepare: (world) => world.setFault('L36', '500') },
  )
  const failed = page.getByRole('heading', { name: 'The dates of the club didn’t load' })
  await expect.element(failed).toBeVisible()
  await expect.element(link(/Payment due/).first()).toBeVisible()
  app.world.setFault('L36', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failed).not.toBeInTheDocument()
  await expect.element(link(/^Street, together .* · The club ends$/)).toBeInTheDocument()
  document.querySelector('main section:last-of-type')?.scrollIntoView()
  await link(/^Darkroom evenings .* · The club ended$/).click()
  await expect.poll(app.address).toBe('/user/subscriptions')
})

it('500 dates are under 400 elements, wherever one looks', async () => {
  await renderApp(
    '/user/timeline',
    {},
    {
      prepare: (world) =>
        world.change((state) => {
          const [plan] = personOf(state, 'main').installments
          const first = plan?.payments[0]
          if (!plan || !first) throw new Error('no plan')
          plan.payments = Array.from({ length: 500 }, (_, n) => ({
            ...first,
            id: 50_000 + n,
            at: first.at + (n - 250) * DAY_S,
            status: n < 250 ? 'paid' : 'waiting',
          }))
        }),
    },
  )
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  const elements = () => document.querySelectorAll('main *').length
  expect(elements()).toBeLessThan(400)
  document.querySelector('main section:last-of-type')?.scrollIntoView({ block: 'end' })
  await expect.poll(() => rows().some((row) => row.textContent.includes('2025'))).toBe(true)
  await expect.poll(elements).toBeLessThan(400)
})

it('months that are not drawn yet take about the room that they will', async () => {
  await renderApp('/user/timeline')
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  const before = document.body.scrollHeight
  const past = document.querySelector('main section:last-of-type')
  past?.scrollIntoView()
  await expect.poll(() => past?.querySelector('[data-to]')).toBeNull()
  expect(Math.abs(document.body.scrollHeight - before)).toBeLessThan(150)
})

it('without any date it says what will stand here', async () => {
  await renderApp('/user/timeline', { scenario: 'empty' })
  await expect.element(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
})
