import { address, expect, received, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

test('a community that is over leads to the subscriptions, which say what is missing, without a pointer', async ({
  page,
}) => {
  await page.goto(address('lumen', '/home', { scenario: 'club-expired' }))
  await settled(page)
  const entry = page.getByRole('link', { name: 'Community', exact: true })
  await expect(entry).toBeVisible()
  await page.keyboard.press('Tab')
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Which community?' })).toBeVisible()
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: /^Street, together Ended on / }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/subscriptions\?warning=true$/)
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The entry is remembered, so that nothing moves in the menu of the next visit.
  expect(await received(page, 'GET', /^articles/)).toBe(0)
})

test('a school without a club shows and asks for nothing of it', async ({ page }) => {
  await page.goto(address('kinetic', '/home?modal=communities', { scenario: 'main' }))
  await settled(page)
  await expect.poll(() => received(page, 'GET', /^installment$/)).toBe(1)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/communit|the club/i)).toHaveCount(0)
  expect(await received(page, 'GET', /community|^articles/)).toBe(0)
})
