import { someWays } from '../some-rows.ts'
import { BRANDS, address, expect, received, settled, test } from './app.ts'
import { writeAnswer } from './homework-answer.ts'

test.use({ reducedMotion: 'no-preference' })

for (const brand of someWays('homework to answer', BRANDS)) {
  test(`${brand}: from homework to the expert's answer`, async ({ page }) => {
    await page.goto(address(brand, brand === 'kinetic' ? '/tasks' : '/homework', { scenario: 'main' }))
    await settled(page)
    await writeAnswer(page, 'One lamp, ninety degrees.')
    await page.getByRole('button', { name: 'Send for review' }).dblclick()

    await expect(page.getByText('On checking').first()).toBeVisible()
    await expect(page.getByText('One lamp, ninety degrees.').first()).toBeVisible()
    expect(await received(page, 'POST', /user-homework\/\d+$/)).toBe(1)

    await page.evaluate(() => window.mockWorld.expertAnswers())
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Approved').first()).toBeVisible()
    await page
      .getByRole('radio', { name: /5|five|Very useful/i })
      .last()
      .click()
    await expect.poll(() => received(page, 'PUT', /messages\/\d+\/rating$/)).toBe(1)
  })
}
