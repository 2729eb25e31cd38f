import { address, expect, settled, test } from './app.ts'

test('something of the catalog is added to the subscription by keyboard, and becomes a course', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('navigation', { name: 'Home' }).getByRole('link', { name: 'Catalog' }).press('Enter')
  await page.getByRole('button', { name: 'Add to subscription Night light, no tripod' }).press('Enter')
  await page.getByRole('link', { name: 'Open the course Night light, no tripod' }).press('Enter')
  await expect(page.getByRole('link', { name: /^Day 1,/ })).toBeVisible()
  await page.goto(address('lumen', '/courses'))
  await expect(page.getByRole('link', { name: /^Night light, no tripod/ })).toBeVisible()
})

test('a course is found, looked into, bought, and opened after the payment, without a pointer', async ({ page }) => {
  await page.goto(address('lumen', '/courses', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('searchbox', { name: 'Find a course' }).fill('sunlight')
  await page.getByRole('link', { name: 'Look inside Blue, by the sunlight' }).press('Enter')
  await expect(page.getByText('Consultations: 3')).toBeVisible()
  await page.getByRole('button', { name: 'Pay €49' }).press('Enter')
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/v\/home$/)
  await expect(page.getByText('“Blue, by the sunlight” is paid.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the course' }).press('Enter')
  await expect(page.getByRole('link', { name: /^Day 1,/ })).toBeVisible()
})
