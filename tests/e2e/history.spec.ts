import { address, expect, settled, test } from './app.ts'

test('a press more on a link takes no step more to go back', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('link', { name: 'Homework' }).first().dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Homework' })).toBeVisible()
  await page.getByRole('link', { name: 'Support' }).first().dblclick()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})
