import type { BrowserContext } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { someRows } from '../some-rows.ts'
import { address, drawnInOwnFonts, expect, settled, test } from './app.ts'
import { watchShifts } from './layout-shifts.ts'

/** Sizes of which no school's picture is: each has another, as high, wide and small as they come. */
const SIZES = [
  [40, 900],
  [1600, 90],
  [7, 7],
  [700, 701],
] as const

/** Holds back every picture of the school until it is let go; then each has an odd size. Returns how many were asked for, too. */
async function holdPictures(context: BrowserContext) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  await context.route(/\/v\/art\/|\/school-logo\.svg$/, async (route) => {
    const [width, height] = SIZES[asked++ % SIZES.length]!
    await promise
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
  return { letGo: resolve, asked: () => asked }
}

// On phones scroll bars take no room from the page.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true })

const PLACES = [
  ['the sign-in', '/', 'fresh'],
  ['home', '/home', 'main'],
  ['the calendar', placed('/course/$streamId/calendar', 'lumen', 'main'), 'main'],
  ['the homework list', '/homework', 'main'],
  ['a thread of homework', placed('/homework/$streamId/$homeworkId', 'lumen', 'homework-done'), 'homework-done'],
  ['the courses', '/courses', 'main'],
  ['the catalog', '/catalog', 'new-courses'],
  ['the chats', '/chat', 'chats'],
  ['the club', '/home', 'club'],
] as const

for (const [what, path, scenario] of someRows(PLACES, ([what]) => what))
  test(`late pictures of any size move nothing: ${what}`, async ({ page, context }) => {
    const shifts = await watchShifts(page)
    await page.goto(address('lumen', path, { scenario, clock: CLOCK }))
    await settled(page)
    await page.evaluate(() =>
      window.mockWorld.change((world) => {
        world.domainConfig['logo'] = `${location.origin}/v/school-logo.svg`
      }),
    )
    const pictures = await holdPictures(context)
    await page.goto(address('lumen', path))
    await settled(page)
    await drawnInOwnFonts(page)
    await expect(page.locator('img[src$="/school-logo.svg"]').first()).toBeAttached()
    await expect.poll(pictures.asked).toBeGreaterThan(0)
    await shifts.begin()
    pictures.letGo()
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every(({ complete, src, loading }) => complete || loading === 'lazy' || src === ''),
        ),
      )
      .toBe(true)
    expect(await shifts.all()).toEqual([])
  })
