import type { Route } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { someWays } from '../some-rows.ts'
import { address, drawnInOwnFonts, expect, settled, test } from './app.ts'
import { fileOf, firstAddressOf, weightOf, withImports } from './built-files.ts'

const SUBSCRIPTIONS = 'src/routes/_auth/user/subscriptions.tsx'
const MAIN_DAY = { scenario: 'main', clock: CLOCK }

test('the files of a screen are requested together', async ({ page, files }) => {
  const [own, ...imported] = withImports(SUBSCRIPTIONS)
  expect(imported, `imports of ${own}`).not.toEqual([])
  const held = await files.hold(SUBSCRIPTIONS)
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.waitForLoadState('networkidle')
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).first().click()
  await held.asked
  // What the screen's own file imports is there before that file.
  await expect.poll(loaded).toEqual(expect.arrayContaining(imported.map((file) => `/v/${file}`)))
  expect(await loaded()).not.toContain(`/v/${own}`)
  await held.give()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
})

for (const width of someWays('end of a day', [390, 1440]))
  test(`at ${width} px the end of a day keeps its place while its homework's file loads`, async ({ page, files }) => {
    await page.setViewportSize({ width, height: 900 })
    const held = await files.hold('src/domains/homework/day-homework.tsx')
    await page.goto(address('lumen', placed('/course/$streamId/calendar/$dayNumber', 'lumen', 'main'), MAIN_DAY))
    await settled(page)
    await held.asked
    await drawnInOwnFonts(page)
    const end = page.getByRole('region', { name: 'End of the day' })
    const place = () => end.evaluate((one) => one.getBoundingClientRect().top + scrollY)
    await expect(end).toBeVisible()
    const before = await place()
    await held.give()
    await expect(page.getByRole('link', { name: 'Send the homework' })).toBeVisible()
    // A homework has as many lines as its school wrote.
    expect(Math.abs((await place()) - before)).toBeLessThan(48)
  })

test('the motion between screens comes with its styles', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  // Without them the whole page would fade at each navigation, and take no presses meanwhile.
  const moving = () => getComputedStyle(document.documentElement).viewTransitionName
  await expect.poll(() => page.evaluate(moving)).toBe('none')
})

const LOSSES = {
  'is dropped': (route: Route) => route.abort(),
  'is not there': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  'is the page itself': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'is the page itself under its type': (route: Route) =>
    route.fulfill({ contentType: 'text/css', body: '<!doctype html>' }),
}

for (const [how, lose] of someWays('style sheet', Object.entries(LOSSES)))
  test(`a style sheet that ${how} is asked for again, so that nothing stays unstyled`, async ({ page, files }) => {
    let pages = 0
    page.on('load', () => (pages += 1))
    await files.route(firstAddressOf('src/home.css'), lose)
    await page.goto(address('lumen', '/home', { scenario: 'main' }))
    await settled(page)
    const rules = await page.evaluate(
      (file) =>
        [...document.styleSheets].flatMap(({ href, cssRules }) => (file.test(href ?? '') ? [cssRules.length > 0] : [])),
      fileOf('src/home.css'),
    )
    expect(rules).toEqual([true])
    expect(pages, 'without a reload').toBe(1)
  })

test('a build for the web has no code of the app’s store', () => {
  expect(weightOf('src/domains/purchases/')).toBeGreaterThan(0)
  expect(weightOf('src/domains/purchases/store/') + weightOf('src/platform/app-store.ts')).toBe(0)
})
