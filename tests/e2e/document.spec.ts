import { someWays } from '../some-rows.ts'
import { address, expect, test } from './app.ts'

/** A manual with a chapter and a second page. */
const manual = (path: string) =>
  `<h1>Manual ${path}</h1><a href="#end">Chapter</a> <a href="/second">Second page</a><p id="end" style="margin-top: 3000px">End</p>`

for (const link of someWays('followed link', ['Chapter', 'Second page'])) {
  test(`a document closes even where the learner followed a link in it: ${link}`, async ({ page }) => {
    await page.route('https://lumen.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: manual(new URL(route.request().url()).pathname) }),
    )
    await page.goto(address('lumen', '/user/settings', { scenario: 'main' }))
    await page.getByRole('link', { name: 'User manual' }).click()
    const dialog = page.getByRole('dialog', { name: 'User manual' })
    const steps = () => page.evaluate(() => history.length)
    await expect(dialog.frameLocator('iframe').getByRole('heading')).toBeVisible()
    expect(await dialog.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts allow-popups')
    const before = await steps()
    await dialog.frameLocator('iframe').getByRole('link', { name: link }).click()
    await expect.poll(steps).toBe(before + 1)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/user\/settings$/)
  })
}

test('a PDF of the learner’s own course is shown, although no sandbox allows a PDF', async ({ page }) => {
  await page.goto(address('lumen', '/course/9002/calendar/8', { scenario: 'main' }))
  const link = page.getByRole('region', { name: 'Documents' }).getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  const frame = page.getByRole('dialog', { name }).locator('iframe')
  await expect(frame).toHaveAttribute('src', /\.pdf$/)
  expect(await frame.getAttribute('sandbox')).toBeNull()
})
