import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const link = (name: string | RegExp) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('a saved card is removed after a question; one in use stays, and it is said why', async () => {
  const app = await renderApp('/user/settings')
  await link('Payment methods').click()
  await expect.element(page.getByText('Valid until 08/2027')).toBeVisible()
  await expect.element(page.getByText('Expired 05/2026')).toBeVisible()
  await link('Remove Visa •• 4417').click()
  await button('Remove').click()
  await expect.element(page.getByText('A subscription pays with it.')).toBeVisible()
  await button('Keep it').click()
  await link('Remove Mastercard •• 9023').click()
  await button('Remove').click()
  await expect.element(page.getByText('Mastercard •• 9023 is removed.')).toBeVisible()
  await expect.element(link('Remove Mastercard •• 9023')).not.toBeInTheDocument()
  expect(app.address()).toBe('/user/settings/user-payment-methods')
})

it('says which cards expire soon, and asks about no card that is not there', async () => {
  const app = await renderApp('/user/settings/user-payment-methods?modal=remove-method&method=1', {
    scenario: 'payment-states',
  })
  await expect.element(page.getByText('Expires soon')).toBeVisible()
  await expect.element(link('Remove Payment method')).toBeVisible()
  await expect.poll(app.address).toBe('/user/settings/user-payment-methods')
})

it('what is paid in parts shows how far it is, each payment, and the way to end it', async () => {
  await renderApp('/user/settings')
  await link('Instalments').click()
  await expect.element(page.getByText('2 of 3 paid')).toBeVisible()
  await expect.element(page.getByText('Paid in full')).toBeVisible()
  await link(/Still Life at Home/).click()
  await expect.element(page.getByText('€59.80 of €89.70 are paid', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Still to pay: €29.90')).toBeVisible()
  await expect.element(page.getByText('Write to support to end the plan.')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Write to support' })).toBeVisible()
})

it('a plan may fail, be cancelled, or stand in a way that nobody knows', async () => {
  await renderApp('/user/installments', { scenario: 'payment-states' })
  await expect.element(page.getByText('A payment failed')).toBeVisible()
  await expect.element(page.getByText('Cancelled')).toBeVisible()
  await expect.element(page.getByText(/^Next:/)).toBeVisible()
  await link(/A payment failed/).click()
  await expect.element(page.getByText('Did not come through')).toBeVisible()
})

it.each([
  ['/user/installments', 'Nothing is paid in parts'],
  ['/user/settings/user-payment-methods', 'No saved payment methods'],
  ['/user/installments/7', 'There is no such payment in parts among yours'],
])('%s without any: %s', async (path, title) => {
  await renderApp(path, { scenario: 'empty' })
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
})
