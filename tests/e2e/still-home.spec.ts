import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { address, expect, test } from './app.ts'

const ANSWERS: Record<string, unknown> = {
  user: { id: 1001 },
  'payment-subscription': [],
  'user-course-streams': [
    { id: 9001, course_id: 40, start_date: 1_700_000_000, course: { short_title: 'Quiet Portrait' } },
    { id: 9002, course_id: 41, start_date: 1_600_000_000, course: { short_title: 'Light First' } },
  ],
}

/** The page as a server's learner sees it before any code: the mock build asks nobody by itself. */
async function beforeCode(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem('learner.token', 'a.token')
    localStorage.setItem('learner.of.1001.last-stream', '9002')
  })
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.route(/\/spa\/api\/v1\//, (route) => {
    const call = new URL(route.request().url()).pathname.replace('/spa/api/v1/', '')
    return route.fulfill({ json: { success: true, data: ANSWERS[call] ?? null, errors: null } })
  })
  const html = await readFile(`${process.env['MOCK_DIST'] ?? 'dist-mock'}/lumen/index.html`, 'utf8')
  await page.route(/\/v\/home\?/, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replace('"mock":true', '"mock":false') }),
  )
}

for (const [what, width, height] of [
  ['phone', 390, 844],
  ['tablet', 900, 1000],
  ['desktop', 1440, 900],
] as const) {
  test(`on a ${what} the course of home has its name before any code, where it stays`, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    await beforeCode(page)
    await page.goto(address('lumen', '/home', { scenario: 'main' }), { waitUntil: 'commit' })
    const still = page.locator('#first-view').getByText('Light First', { exact: true })
    await expect(still).toBeVisible()
    // The screen's own sheet comes over the still view, too.
    const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '').join(' '))
    await expect.poll(sheets).toContain('/assets/home-')
    const place = await still.boundingBox()

    const later = await context.newPage()
    await later.setViewportSize({ width, height })
    await later.goto(address('lumen', '/home', { scenario: 'main' }))
    const running = later.getByRole('main').getByText(/^Light First, stage/)
    await expect(running).toBeVisible()
    const runningPlace = await running.boundingBox()
    expect(runningPlace?.x).toBeCloseTo(place?.x ?? Number.NaN, 0)
    expect(runningPlace?.y).toBeCloseTo(place?.y ?? Number.NaN, 0)
  })
}
