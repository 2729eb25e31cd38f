import type { Locator } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { address, expect, test } from './app.ts'
import { tabTo } from './tab-to.ts'

const SUBSCRIPTION = '/user/subscription/$subscriptionId'

test('a subscription is cancelled with a reason and resumed, by keyboard alone', async ({ page }) => {
  await page.goto(address('lumen', '/user/subscriptions', { scenario: 'main', clock: CLOCK }))
  await tabTo(page, page.getByRole('link', { name: 'Manage Lumen Annual' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Next payment' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Cancel the subscription' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Not enough time' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Cancel the subscription' }))
  await page.keyboard.press('Enter')
  const resume = page.getByRole('button', { name: 'Resume the subscription' })
  await expect(resume).toBeVisible()
  await expect(page.getByText('The subscription is cancelled. Nothing more is charged.')).toBeVisible()
  await page.reload()
  await tabTo(page, resume)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Next payment' })).toBeVisible()
  await expect(resume).toHaveCount(0)
})

test('a resumption that needs a new payment leads to where it is made', async ({ page }) => {
  await page.route('https://pay.school.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay again</h1>' }),
  )
  const scenario = 'subscription-pay-again'
  await page.goto(address('lumen', placed(SUBSCRIPTION, 'lumen', scenario), { scenario, clock: CLOCK }))
  await page.getByRole('button', { name: 'Resume the subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Pay again' })).toBeVisible()
})

test('a card in use refuses to go, says why, and goes once nothing pays with it, by keyboard', async ({ page }) => {
  const press = async (one: Locator) => {
    await tabTo(page, one)
    await page.keyboard.press('Enter')
  }
  await page.goto(address('lumen', '/user/settings/user-payment-methods', { scenario: 'main', clock: CLOCK }))
  const card = page.getByRole('link', { name: 'Remove Visa •• 4417' })
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  await press(card)
  await expect(remove).toBeVisible()
  await press(remove)
  await expect(page.getByText('A subscription pays with it.')).toBeVisible()
  await press(page.getByRole('alert').getByRole('link', { name: 'Open subscriptions' }))
  await press(page.getByRole('link', { name: 'Manage Lumen Annual' }))
  await press(page.getByRole('link', { name: 'Cancel the subscription' }))
  await tabTo(page, page.getByRole('radio').first())
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'The price' })).toBeChecked()
  await press(page.getByRole('button', { name: 'Cancel the subscription' }))
  await expect(page.getByRole('button', { name: 'Resume the subscription' })).toBeVisible()
  await page.goto(address('lumen', '/user/settings/user-payment-methods'))
  await press(card)
  await expect(remove).toBeVisible()
  await press(remove)
  await expect(page.getByText('Visa •• 4417 is removed.')).toBeVisible()
  await expect(card).toHaveCount(0)
})
