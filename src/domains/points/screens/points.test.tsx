import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const rows = () => [...document.querySelectorAll('[data-entry]')].map((row) => row.textContent)

it('the balance in the header leads to the points, and from there to the history by months', async () => {
  const app = await renderApp('/home')
  await link('1,240 points').first().click()
  await expect.element(heading('How you earn them')).toBeVisible()
  expect(app.address()).toBe('/user/points')
  await expect.element(page.getByText(/^Enough to spend/)).toBeVisible()
  await expect.element(link('Use my points')).toBeVisible()
  await expect.poll(rows).toHaveLength(5)
  await link('The whole history').click()
  await expect.element(heading('June')).toBeVisible()
  await expect.element(page.getByText('70 earned, 200 spent')).toBeVisible()
  await expect.element(heading('May')).toBeVisible()
  expect(rows()[1]).toMatch(/^Discount on an extensionSaturday 6\sJune−200200 points spent$/)
  expect(rows()[2]).toMatch(/\+3030 points earned$/)
  expect(app.world.received('A22')).toHaveLength(1)
})

it.each([
  [150, '50 more points, and you can spend them.', ['Points earned']],
  [0, 'No points yet. The first ones come with the first finished day.', []],
])('with %d points the screen says how many are missing', async (amount, text, titles) => {
  await renderApp(
    '/user/points',
    {},
    {
      prepare: (world) =>
        world.change((state) => {
          const main = personOf(state, 'main')
          main.scores = amount ? [{ id: 1, amount, why: { en: '', ru: '', es: '' }, at: 1_780_000_000 }] : []
        }),
    },
  )
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: `${amount} of 200 points` })).toBeVisible()
  await expect.element(link('Use my points')).not.toBeInTheDocument()
  await expect
    .poll(() => [...document.querySelectorAll('[data-entry] b')].map((title) => title.textContent))
    .toEqual(titles)
})

it('a history of 400 entries comes by pages and stays under 400 elements; what failed to come can be asked for again', async () => {
  const app = await renderApp('/user/points/history', { scenario: 'bulk' })
  const more = page.getByRole('button', { name: 'Show 20 more' })
  await expect.element(page.getByText('20 of 406')).toBeVisible()
  const list = () => document.querySelector('main [role=presentation]')?.parentElement
  app.world.setFault('A22', '403', 1)
  await more.click()
  await expect.element(page.getByText('The older entries didn’t load.')).toBeVisible()
  expect(rows().length).toBeGreaterThan(0)
  for (let pages = 2; pages <= 20; pages++) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await more.click()
    // oxlint-disable-next-line no-await-in-loop
    await expect.element(page.getByText(`${pages * 20} of 406`).first()).toBeInTheDocument()
  }
  await expect.element(page.getByText('The older entries didn’t load.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show 6 more' }).click()
  await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
  expect(list()?.querySelectorAll('*').length).toBeLessThan(400)
})

it('a learner without points is told where the first ones come from', async () => {
  await renderApp(
    '/user/points/history',
    {},
    {
      prepare: (world) =>
        world.change((state) => {
          personOf(state, 'main').scores = []
        }),
    },
  )
  await expect.element(heading('No points yet')).toBeVisible()
  await expect.element(link('Go to my courses')).toBeVisible()
})

it('a history that did not load says so, and comes with the next try', async () => {
  await renderApp('/user/points', {}, { prepare: (world) => world.setFault('A22', '403', 1) })
  await expect.element(heading('Your history didn’t load')).toBeVisible()
  await expect.element(page.getByText(/^Enough to spend/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(rows).toHaveLength(5)
})
