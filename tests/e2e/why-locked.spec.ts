import { address, expect, settled, test } from './app.ts'

test('a locked day and documents lead to support with the course named, and back again', async ({ page }) => {
  await page.goto(address('demo', '/course/9001/calendar', { scenario: 'demo' }))
  await settled(page)
  await page.goto(address('demo', '/course/9001/calendar/5'))
  await settled(page)
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await page.getByRole('link', { name: 'Get the full course' }).click()
  await expect(message).toHaveValue(/Bread from Scratch/)
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
  await expect(page).toHaveURL(/\/calendar\/5$/)

  await page.goto(address('demo', '/course/9001/calendar/3'))
  await settled(page)
  await expect(page.getByText('The documents come with the full course.')).toBeVisible()
  await page.getByRole('link', { name: 'Get the full course' }).click()
  await expect(message).toHaveValue(/Bread from Scratch/)
  await page.goBack()
  await expect(page).toHaveURL(/\/calendar\/3$/)
})
