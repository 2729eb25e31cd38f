import type { Page } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { someRows } from '../some-rows.ts'
import { address, expect, settled, test } from './app.ts'
import { hasLoaded } from './built-files.ts'
import { writeAnswer } from './homework-answer.ts'

const DAY = placed('/course/$streamId/calendar/$dayNumber', 'lumen', 'main')

/** The socket opens once the page is idle. */
const hearsEvents = (page: Page) => hasLoaded(page, 'src/shell/realtime/start-realtime.ts')

/** Waits until nothing has been asked for a second and a half: the event of a change and a second try come within one. */
const quiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let known = -1
        const look = () => {
          const { length } = window.mockWorld.requests
          if (length === known) return resolve()
          known = length
          setTimeout(look, 1500)
        }
        look()
      }),
  )

const count = (page: Page) => page.evaluate(() => window.mockWorld.requests.length)

/** What was asked of the learner's courses since the request of that number: each path as often as it was. */
const asked = async (page: Page, since = 0) => {
  await quiet(page)
  return page.evaluate(
    (from) =>
      window.mockWorld.requests
        .slice(from)
        .filter(({ method, path }) => method === 'GET' && /^user-course-streams(\/\d+\/status)?$|\/stages$/.test(path))
        .map(({ path }) => path)
        .toSorted(),
    since,
  )
}

const expectOnce = (paths: readonly string[]) => expect(paths).toEqual([...new Set(paths)])

test('a finished day asks for the streams and the status once, though an event says so, too', async ({ page }) => {
  await page.goto(address('lumen', DAY, { scenario: 'main', clock: CLOCK }))
  await settled(page)
  await hearsEvents(page)
  await quiet(page)
  const before = await count(page)
  await page.getByRole('button', { name: /^Finish day \d+/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/is done/)
  expect(await asked(page, before)).toEqual(['user-course-streams', 'user-course-streams/9002/status'])
})

test('a sent homework asks for the status once', async ({ page }) => {
  await page.goto(address('lumen', '/homework', { scenario: 'main', clock: CLOCK }))
  await settled(page)
  await hearsEvents(page)
  await writeAnswer(page, 'One lamp, ninety degrees.')
  await quiet(page)
  const before = await count(page)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('On checking').first()).toBeVisible()
  expect(await asked(page, before)).toEqual(['user-course-streams/9002/status'])
})

test('a learner without courses has the list of them asked for once', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'empty', clock: CLOCK }))
  await settled(page)
  await hearsEvents(page)
  expect(await asked(page)).toEqual(['user-course-streams'])
})

const MISSING = ['L3', 'L7'].flatMap((call) =>
  ['/home', DAY.replace(/\/\d+$/, ''), DAY, '/homework'].map((path) => ({ call, path })),
)

for (const { call, path } of someRows(MISSING, ({ call, path }) => `${call} ${path}`, { every: 8 }))
  test(`what the server does not have is asked for once, and shared by all who wait: ${call} at ${path}`, async ({
    page,
  }) => {
    await page.goto(address('lumen', path, { scenario: 'main', clock: CLOCK, fault: `${call}:404` }))
    await settled(page)
    await hearsEvents(page)
    expectOnce(await asked(page))
  })
