import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../mocks/world/create-world'
import { renderApp } from '../../../tests/render-app'

const file = () => page.getByRole('dialog', { name: 'Diagnosis file' })
const says = () => JSON.parse(file().getByRole('region', { name: 'What the file says' }).element().textContent)

test('an error page leads to it: it shows what it saves, with the failed call and nothing of the learner but their number', async () => {
  const app = await renderApp('/user/subscriptions', {}, { prepare: (world) => world.setFault('L38', '403') })
  await page.getByRole('main').getByRole('link', { name: 'Diagnosis file' }).click()
  await expect.element(file()).toBeVisible()
  const { id } = personOf(app.world.read(), 'main')
  expect(says()).toMatchObject({
    brand: 'lumen',
    app: 'web',
    learner: id,
    screen: '/user/subscriptions',
    waiting: [],
  })
  expect(says().failedCalls[0]).toMatch(/^2026-06-09T\S+ GET \/spa\/api\/v1\/payment-subscription: 403$/)
  expect(says().configuration.domain.state).toMatch(/^arrived /)
  const shown = file().getByRole('region').element().textContent
  expect(shown).not.toMatch(/Vera|Sokolova|@/)
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob)
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect.element(file()).not.toBeInTheDocument()
  expect(await made[0]?.text()).toBe(shown)
})

test('the settings lead to it', async () => {
  await renderApp('/user/settings')
  await page.getByRole('link', { name: /^Diagnosis file/ }).click()
  await expect.element(file().getByText(/Of you it holds your number alone/)).toBeVisible()
})
