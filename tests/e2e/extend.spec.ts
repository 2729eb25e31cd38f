import { SELDOM } from '../some-rows.ts'
import { address, expect, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

test(
  'a stopped course is renewed: from its lock to a paid order with a promo code, and back',
  SELDOM,
  async ({ page }) => {
    await page.goto(address('lumen', '/course/9002/calendar/3', { scenario: 'stopped' }))
    await settled(page)
    await page.getByRole('link', { name: 'Renew the subscription' }).click()
    await expect(page).toHaveURL(/\/course\/9002\/extend$/)
    await page.getByRole('radio', { name: /^Three more months/ }).check()
    await page.getByRole('textbox', { name: 'Promo code' }).fill('SPRING10')
    await page.getByRole('button', { name: 'Pay €79' }).click()
    await expect(page.getByRole('heading', { name: /^Payment of 71.10 EUR/ })).toBeVisible()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page).toHaveURL(/\/v\/home$/)
    await expect(page.getByText('“Three more months” is paid.')).toBeVisible()
    await page.getByRole('link', { name: 'Open the course' }).click()
    await expect(page.getByRole('link', { name: /^Day 3,/ })).toBeVisible()
    const { learners } = await page.evaluate(() => window.mockWorld.read())
    expect(learners.flatMap(({ orders }) => orders.map(({ status }) => status))).toEqual(['paid'])
  },
)

test('a payment that was left is waited for, found again after the app was closed, and refused by the bank, without a pointer', async ({
  page,
}) => {
  await page.goto(address('lumen', '/course/9002/extend', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('button', { name: 'Pay €29' }).press('Enter')
  await page.getByRole('button', { name: 'Leave without paying' }).press('Enter')
  await expect(page.getByText('We are waiting for the payment of “One more month”.')).toBeVisible()
  await page.goto(address('lumen', '/course/9002/extend'))
  await settled(page)
  await expect(page.getByText('Its payment is under way.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await page.evaluate(() =>
    window.mockWorld.change((world) => {
      for (const { orders } of world.learners) for (const order of orders) order.status = 'failed'
    }),
  )
  await page.getByRole('button', { name: 'Check now' }).press('Enter')
  await expect(page.getByText('“One more month” was not paid.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay €29' })).toBeVisible()
})

test('more of a course is bought by keyboard alone, from the choice to the paid order', async ({ page }) => {
  await page.goto(address('lumen', '/course/9002/extend', { scenario: 'stopped' }))
  await settled(page)
  await tabTo(page, page.getByRole('radio', { name: /^One more month/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Three more months/ })).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: 'Promo code' }))
  await page.keyboard.type('SPRING10')
  await tabTo(page, page.getByRole('button', { name: 'Apply' }))
  await page.keyboard.press('Enter')
  const pay = page.getByRole('button', { name: 'Pay €71.10' })
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Payment of 71.10 EUR/ })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Three more months” is paid.')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Open the course' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/course\/9002\/calendar$/)
})
