import { address, expect, settled, test } from './app.ts'

test('a locked day and documents of a demo lead to the full course in two presses, and back again', async ({
  page,
}) => {
  await page.goto(address('demo', '/course/9001/calendar', { scenario: 'demo' }))
  await settled(page)
  await page.goto(address('demo', '/course/9001/calendar/5'))
  await settled(page)
  const pay = page.getByRole('button', { name: 'Pay €149' })
  await page.getByRole('link', { name: 'Get the full course' }).click()
  await expect(page.getByRole('radio', { name: /^The full course/ })).toBeChecked()
  await expect(pay).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/calendar\/5$/)

  await page.goto(address('demo', '/course/9001/calendar/3'))
  await settled(page)
  await expect(page.getByText('The documents come with the full course.')).toBeVisible()
  await page.getByRole('link', { name: 'Get the full course' }).click()
  await expect(pay).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/calendar\/3$/)

  await page.goto(address('demo', '/course/9001/materials'))
  await settled(page)
  await expect(page.getByText('The documents come with the full course.')).toBeVisible()
  await page.getByRole('link', { name: 'Get the full course' }).click()
  await expect(pay).toBeVisible()
})
