import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const title = (name: string) => page.getByRole('heading', { level: 1, name })
const offer = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('a course that was found says what it is, what it holds and costs, and is bought for nothing with a gift', async () => {
  const app = await renderApp('/courses?q=sunlight')
  await page.getByRole('link', { name: 'Look inside Blue, by the sunlight' }).click()
  await expect.element(title('Blue, by the sunlight')).toBeVisible()
  await expect.element(page.getByText('Printing, Cyanotype, For beginners')).toBeVisible()
  await expect.element(page.getByText('3 consultations')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Who teaches' }).getByText(/^Anna/)).toBeVisible()
  await expect.element(offer('Blue, by the sunlight').getByText('€49', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Consultations: 3')).toBeVisible()
  expect(offer('Blue, by the sunlight').element().querySelector('img')).not.toBeNull()
  await page.getByRole('link', { name: 'Watch the trailer' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Blue, by the sunlight' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect.poll(app.address).toBe('/new-course/82')

  await page.getByRole('textbox', { name: 'Promo code' }).fill('GIFT100')
  await page.getByRole('button', { name: 'Pay €49' }).click()
  await expect.element(page.getByText('“Blue, by the sunlight” is paid.')).toBeVisible()
  await expect.poll(app.address).toBe('/courses')
  await page.getByRole('link', { name: 'Open the course' }).click()
  const bought = personOf(app.world.read(), 'main').streams.find(({ courseId }) => courseId === 82)
  await expect.poll(app.address).toBe(`/course/${bought?.id}/calendar`)
  // What one has is not sold again.
  await app.router.navigate({ href: '/new-course/82' })
  await expect.element(page.getByText('In your courses')).toBeVisible()
  await expect.element(page.getByText(/Nothing of this course is sold here now/)).toBeVisible()
})

test('without a course it goes with, the school is asked', async () => {
  const app = await renderApp('/new-course/81', { scenario: 'empty' })
  await expect.element(page.getByText(/This cannot be ordered in the app yet/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  await page.getByRole('main').getByRole('link', { name: 'Write to support' }).click()
  await expect.poll(app.address).toMatch(/modal=support/)
})

test('a course that does not exist leads to the catalog', async () => {
  await renderApp('/new-course/99999')
  await expect.element(page.getByRole('heading', { name: 'The school has no such course' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the catalog' })).toBeVisible()
})

test('what is sold fails by itself, and comes after a retry', async () => {
  const app = await renderApp('/new-course/81', {}, { prepare: (world) => world.setFault('L31', '403') })
  await expect.element(page.getByRole('heading', { name: 'What can be bought didn’t load' })).toBeVisible()
  await expect.element(title('Night light, no tripod')).toBeVisible()
  app.world.setFault('L31', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Pay €59' })).toBeVisible()
})

test('each place of a course offers its own, and a course without offers asks for none', async () => {
  const app = await renderApp('/home', { scenario: 'offers' })
  const [stream] = personOf(app.world.read(), 'main').streams
  const { id, chatId } = stream ?? {}
  const region = page.getByRole('region', { name: 'The school offers' })
  const names = () => [...region.element().querySelectorAll('h3')].map(({ textContent }) => textContent)
  await app.router.navigate({ href: `/course/${id}/calendar` })
  await expect.element(region).toBeVisible()
  expect(names()).toEqual(['Night light, no tripod'])
  await app.router.navigate({ href: `/chat/${chatId}` })
  await expect.element(region).toBeVisible()
  expect(names()).toEqual(['Five more consultations'])
  await app.router.navigate({ href: `/homework/${id}/4101` })
  await expect.element(region.getByText('An expert looks at it with you.')).toBeVisible()
  // One answer serves all places.
  expect(app.world.received('L31')).toHaveLength(1)
  await page.getByRole('link', { name: 'Have a look Five more consultations' }).click()
  await expect.poll(app.address).toMatch(/^\/new-course\/41\?service=\d+$/)
  await expect.element(page.getByRole('radio', { name: /^Five more consultations/ })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Pay €19' })).toBeVisible()
})
