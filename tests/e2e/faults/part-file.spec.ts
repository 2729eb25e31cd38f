import type { Page } from '@playwright/test'
import { address, expect, settled, test } from '../app.ts'
import { type BuiltFiles, fileOf, hasLoaded } from '../built-files.ts'

const ERROR_PAGE = 'src/shell/route-error.tsx'
const FINISHED = 'src/domains/lessons/day/finished-modal.tsx'
const CONTROLS = 'src/domains/lessons/player/controls/player-controls.tsx'
const TOLD = 'This part didn’t load. Check the connection and try again.'

/** The network is gone, for files and for the server. */
async function cutLine(page: Page) {
  // The server first: an answer of it would count as a line.
  await page.evaluate(() => window.mockWorld.setFault('*', 'offline'))
  await page.context().setOffline(true)
}
async function giveLine(page: Page) {
  await page.evaluate(() => window.mockWorld.setFault('*', null))
  await page.context().setOffline(false)
}

/** Waits until the file of the error page is there, which comes in idle time. */
const errorPageIsThere = (page: Page) => hasLoaded(page, ERROR_PAGE)

/** The line is cut as soon as the app asks for one of these files. */
const cutAt = (page: Page, files: BuiltFiles, parts: RegExp[]) =>
  files.route(parts, async (route) => {
    await cutLine(page)
    // The cut may have ended the request itself.
    await route.abort().catch(() => undefined)
  })

test('offline a modal whose file has not loaded leaves the screen as it is, and opens once back online', async ({
  page,
}) => {
  await page.goto(address('lumen', '/support', { scenario: 'main' }))
  await settled(page)
  await page.waitForLoadState('networkidle')
  await cutLine(page)
  const others = page.getByRole('link', { name: 'Other ways to reach us' })
  await others.click()
  await expect(page.getByText(TOLD)).toBeVisible()
  await expect(page).toHaveURL(/\/support$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await giveLine(page)
  await others.click()
  await expect(page.getByRole('dialog', { name: 'Write where it suits you' })).toBeVisible()
})

test('offline a sign-in says so above the form, and keeps what was typed', async ({ page }) => {
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('vera.sokolova@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('sunlight')
  await page.waitForLoadState('networkidle')
  await cutLine(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // Its file came while the learner was typing.
  await expect(page.getByRole('alert')).toContainText('Could not sign in, try later.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sunlight')
  await giveLine(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: /Vera Sokolova/ })).toBeVisible()
})

test('offline a phone menu and a transcript that have not loaded leave the day as it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'main' }))
  await settled(page)
  await page
    .getByRole('link', { name: /Start day/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Transcript' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await cutLine(page)
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect(page.getByText(TOLD)).toBeVisible()
  await page.getByRole('tab', { name: 'Plan' }).click()
  await expect(page.getByText(TOLD)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByText(TOLD)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Plan' })).toBeVisible()
  await giveLine(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a day whose last parts did not load offline stays, and gets them when back online', async ({ page, files }) => {
  const parts = [fileOf('src/routes/_auth/course.$streamId/-day-foot.tsx'), fileOf(CONTROLS)]
  const lost = await cutAt(page, files, parts)
  await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main' }))
  await settled(page)
  await expect(page.getByText('You’re offline').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish day 12' })).toHaveCount(0)
  await lost.give()
  await giveLine(page)
  await expect(page.getByRole('button', { name: 'Finish day 12' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible()
})

test('a player whose parts did not load offline has the browser’s controls, and once back online only its own', async ({
  page,
  context,
  files,
}) => {
  const parts = [fileOf(CONTROLS), fileOf('src/domains/lessons/player/player-notes.tsx')]
  const media = /\/hls\//
  await context.route(media, (route) => route.abort())
  const lost = await cutAt(page, files, parts)
  await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main' }))
  await settled(page)
  const player = page.getByRole('region', { name: 'Video player' })
  await expect(player.getByRole('alert')).toHaveText("We can't play this video without the Internet")
  await expect(page.locator('video[controls]')).toHaveCount(1)
  await context.unroute(media)
  await lost.give()
  await giveLine(page)
  await expect(player.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect(page.locator('video[controls]')).toHaveCount(0)
})

test('a day that is finished just before going offline says so, and leads on', async ({ page, files }) => {
  const lost = await files.lose(FINISHED)
  await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  const told = page.getByRole('status').filter({ hasText: 'Day 12 is done' })
  await expect(told).toBeVisible()
  // The address names no dialog that is not there: "back" would seem to do nothing.
  await expect(page).toHaveURL(/\/calendar\/12$/)
  await expect(page.getByRole('region', { name: 'End of the day' })).toContainText('Day 12 is done')
  await lost.give()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: 'Day 12 is done' })).toBeVisible()
  await page.goBack()
  await told.getByRole('button', { name: 'Back to the calendar' }).click()
  await expect(page).toHaveURL(/\/course\/9002\/calendar$/)
})

test('the dialog of a finished day is there when no more files come after its page has loaded', async ({ page }) => {
  const file = page.waitForResponse(fileOf(FINISHED))
  await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main' }))
  await settled(page)
  // With the files that it imports.
  await page.evaluate((url) => import(url), (await file).url())
  await page.context().route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect(page.getByRole('dialog', { name: 'Day 12 is done' })).toBeVisible()
})

test('offline a screen that has not loaded has its own page, and comes with the connection', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await errorPageIsThere(page)
  await page.waitForLoadState('networkidle')
  await cutLine(page)
  await page.getByRole('link', { name: 'Subscriptions' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'No Internet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(page.getByRole('heading', { level: 1, name: 'No Internet' })).toBeVisible()
  await giveLine(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
})

test('offline a homework none of whose files has loaded is called by its name, and comes with the connection', async ({
  page,
}) => {
  await page.goto(address('lumen', '/tasks', { scenario: 'main', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  await errorPageIsThere(page)
  await page.waitForLoadState('networkidle')
  await cutLine(page)
  await page.getByRole('link', { name: 'Send the homework' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No Internet' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/didn’t load/)
      .first(),
  ).toHaveText(/^Your homework didn’t load/)
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  await giveLine(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Front light/ })).toBeVisible()
})

test('when the file of the error page fails, too, a retry without a connection leaves the app alive', async ({
  page,
  files,
}) => {
  await files.lose(ERROR_PAGE)
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.waitForLoadState('networkidle')
  await cutLine(page)
  await page.getByRole('link', { name: 'Subscriptions' }).first().click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await retry.click()
  // Until it has looked for the page in vain: with the connection back it would reload.
  await expect(retry).toBeEnabled()
  await expect(page.getByRole('heading', { level: 1, name: 'No Internet' })).toBeVisible()
  await giveLine(page)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
})

test('an error page whose file failed once comes with the next screen that fails', async ({ page, files }) => {
  const lost = await files.lose(ERROR_PAGE)
  await page.goto(address('lumen', '/courses', { scenario: 'main', fault: 'L7:403' }))
  await settled(page)
  await page.getByRole('link', { name: 'The Quiet Portrait' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await lost.give()
  await page.goBack()
  await page.getByRole('link', { name: 'Light First' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This course didn’t load' })).toBeVisible()
})
