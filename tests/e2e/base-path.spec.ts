import { expect, settled, test } from './app.ts'

test('the app works under another base path', async ({ page }) => {
  const origin = `http://lumen-learn.localhost:${process.env['SERVE_PORT']}`
  await page.goto(`${origin}/learn/home?scenario=main&panel=off`)
  await settled(page)
  await page.getByRole('link', { name: 'Course calendar' }).click()
  await expect(page).toHaveURL(/\/learn\/course\/\d+\/calendar$/)
  await page.goto(`${origin}/learn/logout`)
  await expect(page).toHaveURL(`${origin}/learn/`)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const cookies = await page.context().cookies()
  const ofBrand = cookies.filter(({ domain }) => domain === new URL(origin).hostname)
  expect(ofBrand.filter(({ path }) => path !== '/learn/')).toEqual([])
})
