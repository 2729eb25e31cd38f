import { someWays } from '../some-rows.ts'
import { address, expect, test } from './app.ts'
import { beforeCode } from './before-code.ts'
import { fileOf } from './built-files.ts'

test.use({ reducedMotion: 'no-preference' })

const ANSWERS: Record<string, unknown> = {
  user: { id: 1001 },
  'payment-subscription': [],
  'user-course-streams': [
    { id: 9001, course_id: 40, start_date: 1_700_000_000, course: { short_title: 'Quiet Portrait' } },
    { id: 9002, course_id: 41, start_date: 1_600_000_000, course: { short_title: 'Light First' } },
  ],
}

// On phones scroll bars take no room from the page.
const WINDOWS = [
  ['narrow phone', 320, 640, true],
  ['phone', 390, 844, true],
  ['tablet', 900, 1000, true],
  ['desktop', 1440, 900, false],
] as const

for (const [what, width, height, isMobile] of someWays('home', WINDOWS)) {
  test.describe(`on a ${what}`, () => {
    test.use({ viewport: { width, height }, isMobile })
    test('the course on home has its name before any code, and it does not move', async ({ page, context }) => {
      await page.addInitScript(() => localStorage.setItem('learner.of.1001.last-stream', '9002'))
      await beforeCode(page, '/home', ANSWERS)
      await page.goto(address('lumen', '/home', { scenario: 'main' }), { waitUntil: 'commit' })
      const still = page.locator('#first-view').getByText('Light First', { exact: true })
      await expect(still).toBeVisible()
      // The screen's own style sheet also applies to the still view.
      const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
      await expect.poll(sheets).toContainEqual(expect.stringMatching(fileOf('src/home.css')))
      const place = await still.boundingBox()

      const later = await context.newPage()
      // The greeting is longest in the afternoon.
      await later.goto(address('lumen', '/home', { scenario: 'main', clock: '2026-06-09T14:30:00Z' }))
      const running = later.getByRole('main').getByText(/^Light First, stage/)
      await expect(running).toBeVisible()
      const runningPlace = await running.boundingBox()
      expect(runningPlace?.x).toBeCloseTo(place?.x ?? Number.NaN, 0)
      expect(runningPlace?.y).toBeCloseTo(place?.y ?? Number.NaN, 0)
    })
  })
}
