import type { Page } from '@playwright/test'
import { CLOCK, placed } from '../../a11y/place.ts'
import { address, expect, test } from '../app.ts'
import { fileOf } from '../built-files.ts'
import { FAMILIES, type Kind, kindsOf } from './kinds.ts'
import { QUERY_ROWS, type QueryRow } from './query-rows.ts'

const BRAND = 'lumen'
/** One call and its repetitions. A device that says that it is offline counts as online here, since the other calls are answered. */
const MAX_REQUESTS = 4
/** Where the server requests a pause of its own length, one request serves the guard and the screen. */
const MAX_REQUESTS_OF: Partial<Record<Kind, number>> = { '429-bare': 1 }
/** Longer than any pause between attempts, and than a part of a call's time limit. */
const LEAP_MS = 8000

const kinds = kindsOf(
  FAMILIES,
  QUERY_ROWS.map(({ query }) => query),
)
for (const row of QUERY_ROWS) {
  for (const kind of kinds.get(row.query) ?? []) {
    test(`${row.query} ${kind}`, async ({ page, context }) => {
      // A part is requested again when the socket connects, at a moment of its own: not in the middle of what is counted here.
      if (row.shows === 'part')
        await context.route(fileOf('src/shell/realtime/start-realtime.ts'), (route) => route.abort())
      await page.clock.install()
      if (kind === 'offline') await page.addInitScript(startOffline)
      await page.goto(
        address(BRAND, placed(row.path, BRAND, row.scenario), {
          scenario: row.scenario,
          clock: CLOCK,
          fault: `${row.call}:${kind}`,
        }),
      )
      if (row.shows === 'quiet' || row.survives?.includes(kind)) {
        await heading(page)
        // The mock world may come after the still view's heading.
        await expect(async () => expect(await requests(page, row), 'requests').toBeGreaterThan(0)).toPass({
          timeout: 60_000,
        })
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        return
      }
      if (row.missing && kind === '404') {
        await expect(page.getByRole('heading', { name: row.missing })).toBeVisible()
        await shellStands(page, row)
        return
      }
      const failed = row.shows === 'dialog' ? page.getByRole('alertdialog') : page.getByRole('main').getByRole('alert')
      await passingTime(page, () => expect(failed.first()).toBeVisible({ timeout: 500 }))
      await shellStands(page, row)
      const asked = await requests(page, row)
      expect(asked, 'requests').toBeLessThanOrEqual(MAX_REQUESTS_OF[kind] ?? MAX_REQUESTS)
      await page.clock.fastForward(60_000)
      expect(await requests(page, row), 'nothing is asked by itself later').toBeLessThanOrEqual(asked)

      await page.evaluate((call) => window.mockWorld.setFault(call, null), row.call)
      if (kind === 'offline') await page.evaluate(() => dispatchEvent(new Event('test-online')))
      const retry = page.getByRole('button', { name: 'Try again' }).first()
      if (kind !== 'offline') await retry.click({ timeout: 60_000 })
      // What returns with the network may have been loaded again by itself.
      else if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {})
      await passingTime(page, () => expect(failed).toHaveCount(0, { timeout: 500 }))
      await heading(page)
    })
  }
}

/** The device is offline from the start, until the test brings it back. */
function startOffline() {
  let online = false
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => online })
  addEventListener('test-online', () => {
    online = true
    dispatchEvent(new Event('online'))
  })
}

const requests = (page: Page, { call, counts = call, scenario }: QueryRow) =>
  page.evaluate((no) => window.mockWorld.received(no).length, placed(counts, BRAND, scenario))

/** Moves the page's clock forward in leaps until the page shows what is expected. */
async function passingTime(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(LEAP_MS)
    await check()
  }).toPass({ intervals: [50], timeout: 60_000 })
}

async function heading(page: Page): Promise<void> {
  await passingTime(page, () => expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 }))
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
}

/** Asserts that everything around the failed part can still be used. */
async function shellStands(page: Page, { path, shows }: QueryRow): Promise<void> {
  if (shows === 'dialog' || path === '/') return
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeEnabled()
}
