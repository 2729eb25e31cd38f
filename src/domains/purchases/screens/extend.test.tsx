import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'
import { keepPendingOrder, readPendingOrders } from '../pending-order'

const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function open(scenario: string, search = '') {
  const app = await renderApp((world) => `/course/${personOf(world, 'main').streams[0]?.id}/extend${search}`, {
    scenario,
  })
  const learner = personOf(app.world.read(), 'main')
  const streamId = learner.streams[0]?.id ?? 0
  await expect.element(page.getByRole('heading', { level: 1, name: /^More of/ })).toBeVisible()
  return { app, streamId, learnerId: learner.id }
}

test('a code is checked before anything is ordered, and a free order is the learner’s at once', async () => {
  const { app, streamId, learnerId } = await open('main')
  await expect.element(page.getByRole('radio', { name: /^One more month €29$/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Three more months €79$/ }).click()
  await expect.element(button('Pay €79')).toBeVisible()
  await field('Promo code').fill('NOTHING')
  await button('Apply').click()
  await expect.element(page.getByText('There is no such code.')).toBeVisible()
  await button('Pay €79').click()
  await expect.poll(() => app.world.received('L30')).toHaveLength(2)
  await expect.element(field('Promo code')).toHaveFocus()
  expect(app.world.received('L29')).toHaveLength(0)

  await field('Promo code').fill('SPRING10')
  await button('Apply').click()
  await expect.element(button('Pay €71.10')).toBeVisible()
  await page.getByRole('radio', { name: /^Five more consultations/ }).click()
  // What a code is worth for something else is not known.
  await expect.element(button('Pay €19')).toBeVisible()
  await field('Promo code').fill('GIFT100')
  await button('Apply').click()
  await field('Phone').fill('12')
  await button('Get it for free').click()
  await expect.element(page.getByText(/The number looks unfinished/)).toBeVisible()
  await field('Phone').fill('+49 151 12345678')
  await button('Get it for free').dblClick()
  await expect.element(page.getByText('“Five more consultations” is paid.')).toBeVisible()
  await expect.poll(() => app.address()).toBe(`/course/${streamId}/calendar`)
  expect(app.world.received('L29').map(({ body }) => body)).toEqual([
    { name: 'Vera Sokolova', email: expect.any(String), phone: '+4915112345678', promocode: 'GIFT100' },
  ])
  expect(personOf(app.world.read(), 'main').orders.map(({ status }) => status)).toEqual(['paid'])
  await button('Close').click()
  expect(readPendingOrders(learnerId)).toEqual([])
})

test('an order that is pending is not offered again, and is told of once it is paid', async () => {
  const { app, streamId, learnerId } = await open('stopped', '?for=consultations')
  await expect.element(page.getByRole('radio', { name: /^Five more consultations/ })).toBeChecked()
  const idOf = (name: RegExp) => Number(page.getByRole('radio', { name }).element().getAttribute('value'))
  const serviceId = idOf(/^Five more consultations/)
  const otherId = idOf(/^Three more months/)
  app.world.change((world) => {
    personOf(world, 'main').orders.push(
      { id: 777, streamId, serviceId, amount: 1900, status: 'new' },
      { id: 778, streamId, serviceId: otherId, amount: 7900, status: 'new' },
    )
  })
  const title = 'Five more consultations'
  const order = { orderId: 777, streamId, serviceId, title, amount: 1900, currency: 'EUR', state: 'pending' } as const
  keepPendingOrder(learnerId, order)
  await expect.element(page.getByText('We are waiting for the payment of “Five more consultations”.')).toBeVisible()
  await expect.element(button(/^Pay/)).not.toBeInTheDocument()
  // What is bought besides has a line of its own, and leaves the first as it is.
  keepPendingOrder(learnerId, { ...order, orderId: 778, serviceId: otherId, title: 'Three more months' })
  await expect.element(page.getByText('We are waiting for the payment of “Three more months”.')).toBeVisible()
  await page.getByRole('radio', { name: /^Five more consultations/ }).click()
  await expect.element(page.getByText('Its payment is under way.')).toBeVisible()
  await button('I did not pay').first().click()
  await expect.element(page.getByText(/“Three more months”/)).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /^One more month/ }).click()
  await expect.element(button('Pay €29')).toBeVisible()
  app.world.change((world) => {
    for (const order of personOf(world, 'main').orders) order.status = 'failed'
  })
  await button('Check now').click()
  await expect.element(page.getByText('“Five more consultations” was not paid.')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect.element(button('Pay €19')).toBeVisible()
})

test('an order is asked for again when the learner comes back to the window', async () => {
  const { app, streamId, learnerId } = await open('main')
  const radio = page.getByRole('radio', { name: /^Three more months/ })
  const serviceId = Number(radio.element().getAttribute('value'))
  app.world.change((world) => {
    personOf(world, 'main').orders.push({ id: 777, streamId, serviceId, amount: 7900, status: 'new' })
  })
  const order = { orderId: 777, streamId, serviceId, amount: 7900, currency: 'EUR', state: 'pending' } as const
  app.world.setFault('A28', '500', 1)
  keepPendingOrder(learnerId, { ...order, title: 'Three more months' })
  // A question that failed says nothing of the payment.
  await expect.element(page.getByText('We are waiting for the payment of “Three more months”.')).toBeVisible()
  await expect.poll(() => app.world.received('A28')).toHaveLength(1)
  await expect.element(button('Check now')).not.toHaveAttribute('aria-busy')
  app.world.change((world) => {
    for (const one of personOf(world, 'main').orders) one.status = 'paid'
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('“Three more months” is paid.')).toBeVisible()
})

test('where nothing is sold, the school is asked', async () => {
  const { app, streamId } = await open('nothing-sold', '?for=consultations')
  await button('Ask for consultations').click()
  await expect.element(page.getByText(/We have your request/)).toBeVisible()
  expect(app.world.received('L34').at(-1)?.body).toMatchObject({ support_category_id: 7, target_id: streamId })
})

test('a locked course leads here, and a refused purchase says what to do', async () => {
  const { app } = await open('stopped')
  app.world.setFault('L29', '403')
  await button('Pay €29').click()
  await expect.element(page.getByRole('alert').getByText('Couldn’t complete my purchase.')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(/not allowed for your account/)).toBeVisible()
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Write to support' })).toBeVisible()
})
