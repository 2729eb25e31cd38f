import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { fakeAppStore } from '../../../../tests/fake-app-store'
import { renderApp } from '../../../../tests/render-app'
import { readPendingOrders } from '../pending-order'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('in the app the store sells: what it has taken is being activated until the course shows it', async () => {
  const store = fakeAppStore()
  const app = await renderApp('/home')
  const learner = personOf(app.world.read(), 'main')
  const streamId = learner.streams[0]?.id ?? 0
  await app.router.navigate({ href: `/course/${streamId}/extend` })
  await page.getByRole('radio', { name: /^Five more consultations/ }).click()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  store.fail('buy', 'ERR_PAYMENT_CANCELLED')
  await button('Pay €19').click()
  await expect
    .element(page.getByRole('alert').getByText(/The payment was cancelled. Nothing was charged./))
    .toBeVisible()
  expect(readPendingOrders(learner.id)).toEqual([])

  await button('Pay €19').dblClick()
  await expect.element(page.getByText('“Five more consultations” is being activated.')).toBeVisible()
  await expect.poll(() => app.address()).toBe(`/course/${streamId}/calendar`)
  expect(store.finished).toEqual(['t1'])
  expect(app.calls()).not.toContain('L29')
  await app.router.navigate({ href: `/course/${streamId}/extend?for=consultations` })
  await expect.element(page.getByText('Its payment is under way.')).toBeVisible()
  await expect.element(button(/^Pay/)).not.toBeInTheDocument()

  app.world.change((world) => {
    for (const stream of personOf(world, 'main').streams) if (stream.id === streamId) stream.maxConsultations += 5
  })
  await button('Check now').click()
  await expect.element(page.getByText('“Five more consultations” is paid.')).toBeVisible()
  expect(readPendingOrders(learner.id)[0]?.state).toBe('paid')
})

test('what the store took while the app was closed is taken up at its next start', async () => {
  const store = fakeAppStore()
  store.open = [{ id: 'left', product: 'lumen.9' }]
  await renderApp('/home')
  await expect.poll(() => store.finished).toEqual(['left'])
})
