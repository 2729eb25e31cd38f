import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'
import { courseQueries } from '#/domains/study/stream-queries'

const add = (name: string) => page.getByRole('button', { name: `Add to subscription ${name}` })
const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('the catalog comes by six; what is added once becomes a course of the learner’s', async () => {
  const app = await renderApp('/home')
  await page.getByRole('navigation', { name: 'Home' }).getByRole('link', { name: 'Catalog' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Catalog\./ })).toBeVisible()
  await expect.element(card('Blue, by the sunlight').getByText('€24', { exact: true })).toBeVisible()
  await expect.element(card('Portraits by candlelight').getByText('Included')).toBeVisible()
  await page.getByRole('button', { name: 'Show 5 more' }).click()
  await expect.element(add('Hands at work')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Look inside First light/ })).toHaveFocus()
  expect(app.address()).toBe('/catalog?pages=2')
  expect(document.querySelectorAll('[data-course]')).toHaveLength(11)

  await add('Night light, no tripod').dblClick()
  await expect.element(card('Night light').getByText('In your subscription')).toBeVisible()
  await expect.element(page.getByRole('status').getByText(/is in your subscription/)).toBeInTheDocument()
  expect(app.world.received('A24')).toHaveLength(1)
  const { streams } = personOf(app.world.read(), 'main')
  const added = streams.find(({ courseId }) => courseId === 81)
  await page.getByRole('link', { name: 'Open the course Night light, no tripod' }).click()
  await expect.poll(app.address).toBe(`/course/${added?.id}/calendar`)
  await expect.element(page.getByRole('link', { name: /^Day 1,/ })).toBeVisible()
})

test('without a subscription it says so, and leads to the subscriptions', async () => {
  const app = await renderApp('/catalog', { scenario: 'empty' })
  await add('Blue, by the sunlight').click()
  await expect.element(page.getByRole('alert').getByText(/no active subscription/)).toBeVisible()
  await page.getByRole('link', { name: 'See your subscriptions' }).click()
  await expect.poll(app.address).toBe('/user/subscriptions')
})

test('a page that did not come leaves the others, and comes after a retry', async () => {
  const app = await renderApp('/catalog')
  await expect.element(add('Night light, no tripod')).toBeVisible()
  app.world.setFault('A23', '403')
  await page.getByRole('button', { name: 'Show 5 more' }).click()
  await expect.element(page.getByRole('alert').getByText('The rest of the catalog didn’t load.')).toBeVisible()
  await expect.element(add('Night light, no tripod')).toBeVisible()
  app.world.setFault('A23', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(add('Hands at work')).toBeVisible()
})

test('as long as the learner’s courses are not known, nothing is offered that they may have', async () => {
  const app = await renderApp('/home')
  await page.getByRole('navigation', { name: 'Home' }).getByRole('link', { name: 'Catalog' }).click()
  await expect.element(add('Blue, by the sunlight')).toBeVisible()
  app.world.setFault('L1', '403')
  await app.client.resetQueries({ queryKey: courseQueries.streams().queryKey })
  const failed = page.getByRole('heading', { name: 'Your courses didn’t load' })
  await expect.element(failed).toBeVisible()
  await expect.element(card('Blue, by the sunlight').getByText('€24', { exact: true })).toBeVisible()
  await expect.element(add('Blue, by the sunlight')).not.toBeInTheDocument()
  app.world.setFault('L1', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(add('Blue, by the sunlight')).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

test('an empty catalog leads to the courses; a search that finds nothing leads to the catalog', async () => {
  await renderApp('/courses?q=zzz', { scenario: 'nothing-sold' })
  await page.getByRole('link', { name: 'Open the catalog' }).click()
  await expect.element(page.getByRole('heading', { name: 'The catalog is empty' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to my courses' })).toBeVisible()
})
