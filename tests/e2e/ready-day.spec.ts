import type { Page } from '@playwright/test'
import { address, expect, settled, test } from './app.ts'

const CALENDAR = '/course/9002/calendar'

/** Playlists that the page has requested so far. */
function playlistsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.m3u8')) asked.push(pathname)
  })
  return asked
}

const openDay = async (page: Page) => {
  await page.getByRole('link', { name: 'Start day 12' }).and(page.locator(':visible')).first().click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1)
}

test('the offered day has its playlists before it is pressed, and requests none again', async ({ page }) => {
  const asked = playlistsOf(page)
  await page.goto(address('lumen', CALENDAR, { scenario: 'main' }))
  await expect.poll(() => asked.length).toBe(2)
  const early = [...asked]
  await openDay(page)
  expect(asked).toEqual(early)
})

test('nothing is preloaded when the device saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  )
  const asked = playlistsOf(page)
  await page.goto(address('lumen', CALENDAR, { scenario: 'main' }))
  await settled(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).toEqual([])
  await openDay(page)
  expect(asked).toHaveLength(2)
})
