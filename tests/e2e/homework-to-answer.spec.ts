import { BRANDS, address, expect, received, settled, test } from './app.ts'

/** The beginning of the smallest real JPEG, which is enough for the check of the content. */
const PHOTO = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(60_000, 7),
  Buffer.from([0xff, 0xd9]),
])

for (const brand of BRANDS) {
  test(`${brand}: from homework to the expert's answer`, async ({ page }) => {
    await page.goto(address(brand, brand === 'kinetic' ? '/tasks' : '/homework', { scenario: 'main' }))
    await settled(page)
    await page
      .getByRole('link', { name: /Not sent|In \d+ days/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/(homework|tasks)\/\d+\/\d+/)
    await settled(page)

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'frame-1.jpg', mimeType: 'image/jpeg', buffer: PHOTO })
    await expect(page.getByText(/^Uploaded/).first()).toBeVisible()
    const exercise = page.getByRole('checkbox').first()
    if (await exercise.isVisible()) await exercise.check()
    await page.getByRole('textbox').first().fill('One lamp, ninety degrees.')
    await page.getByRole('button', { name: 'Send for review' }).dblclick()

    await expect(page.getByText('On checking').first()).toBeVisible()
    await expect(page.getByText('One lamp, ninety degrees.').first()).toBeVisible()
    expect(await received(page, 'POST', /user-homework\/\d+$/)).toBe(1)

    await page.evaluate(() => window.mockWorld.expertAnswers())
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('Approved').first()).toBeVisible()
    await page
      .getByRole('radio', { name: /5|five|Very useful/i })
      .last()
      .click()
    await expect.poll(() => received(page, 'PUT', /messages\/\d+\/rating$/)).toBe(1)
  })
}
