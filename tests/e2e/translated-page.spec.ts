import { SELDOM } from '../some-rows.ts'
import { address, expect, received, settled, test } from './app.ts'
import { translate } from '../translate.ts'
import { writeAnswer } from './homework-answer.ts'

test.use({ reducedMotion: 'no-preference' })

test('a page that the browser translates goes from home to a finished day, and from homework to its answer', async ({
  page,
}) => {
  await page.addInitScript(translate)
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await expect(page.locator('h1 font font').first()).toBeVisible()
  await page
    .getByRole('link', { name: /^(Start|Continue) day \d+$/ })
    .first()
    .click()
  await settled(page)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => received(page, 'POST', /user-day-status\/\d+\/start/)).toBe(1)
  await page.getByRole('button', { name: /^Finish day \d+/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/is done/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Light First' }).first().click()
  await settled(page)

  await page
    .getByRole('link', { name: /^Homework/ })
    .first()
    .click()
  await settled(page)
  await writeAnswer(page, 'One lamp, ninety degrees.')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('On checking').first()).toBeVisible()
  await expect(page.getByText('One lamp, ninety degrees.').first()).toBeVisible()
  await page.evaluate(() => window.mockWorld.expertAnswers())
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Approved').first()).toBeVisible()
  await page.getByRole('link', { name: 'My courses' }).first().click()
  await settled(page)
})

test(
  'a page that the browser translates goes through the calendar, its dialogs, the courses and the settings',
  SELDOM,
  async ({ page }) => {
    await page.addInitScript(translate)
    await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'blocked-stage' }))
    await settled(page)
    await page.getByRole('button', { name: /^Day 15/ }).click()
    await page.getByRole('button', { name: 'Go on without it' }).click()
    await page.getByRole('button', { name: 'Open stage 3' }).click()
    await expect(page.getByRole('link', { name: /^Day 15/ })).toBeVisible()
    await page.getByRole('button', { name: 'More of this course' }).click()
    await page.getByRole('menuitem', { name: 'Freeze course' }).click()
    await page.getByLabel('First day of the pause').fill('2020-01-01')
    await expect(page.getByText('This day is over. Choose today or a later one.')).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(address('lumen', '/courses?q=nothing-of-it', { scenario: 'main' }))
    await settled(page)
    await page.getByRole('button', { name: 'Show all courses' }).click()
    await expect(page.getByRole('link', { name: /Light First/ }).first()).toBeVisible()
    await page.goto(address('lumen', '/user/settings', { scenario: 'main' }))
    await settled(page)
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.getByText('Dark', { exact: true })).toBeVisible()
  },
)
