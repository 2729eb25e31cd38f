import type { Page } from '@playwright/test'
import { placed } from '../a11y/place.ts'
import { knownPaths } from '../a11y/screens.ts'
import { SELDOM, someRows } from '../some-rows.ts'
import { expect, test } from './app.ts'
import { everythingIsKept, openHome, stopServers } from './offline-app.ts'

test.afterEach(stopServers)

/** They do something when they are opened. */
const ACTING = new Set(['/logout', '/delete', '/auto-login'])

const paths = knownPaths().filter((path) => !ACTING.has(path))
/** All addresses in the full run, one in sixteen otherwise. */
const chosen = someRows(paths, (path) => path, { every: 16 }).map((path) => placed(path, 'lumen', 'main'))

/** What is asked for with a body is not kept. */
const ASKED_BY_POST = new Set([placed('/new-course/$courseId', 'lumen', 'main')])

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading/ })

const soft = expect.configure({ soft: true, timeout: 15_000 })

/** Opens an address anew, as a reload does, and waits until nothing is being loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await soft(title(page).first(), address).toHaveText(/\S/)
  await soft(page.locator('#first-view'), address).toHaveCount(0)
  await soft(loading(page), address).toHaveCount(0)
}

test('an address that was never opened says without a server what is missing, and where to go', async ({ page }) => {
  test.slow()
  const server = await openHome(page, 'lumen')
  await everythingIsKept(page)
  server.stop()
  await page.context().setOffline(true)
  for (const path of chosen) {
    await open(page, `${server.origin}/v${path}`)
    const missing = page.getByRole('alert').filter({ has: title(page) })
    if ((await missing.count()) === 0) continue
    await soft(missing.getByRole('button', { name: 'Try again' }), path).toBeVisible()
    await soft(missing.getByRole('link').first(), path).toBeVisible()
    await soft(missing, path).toContainText('No Internet')
  }
})

test('an address that was opened shows without a server what it has shown before', SELDOM, async ({ page }) => {
  test.slow()
  const server = await openHome(page, 'lumen')
  const seen = new Map<string, string>()
  for (const path of chosen) {
    await open(page, `${server.origin}/v${path}`)
    // What has not arrived when the page is left is not kept.
    await page.waitForLoadState('networkidle')
    seen.set(path, (await title(page).first().textContent()) ?? '')
  }
  await everythingIsKept(page)
  server.stop()
  await page.context().setOffline(true)
  for (const [path, words] of seen) {
    await open(page, `${server.origin}/v${path}`)
    await soft(title(page).first(), path).toHaveText(ASKED_BY_POST.has(path) ? 'No Internet' : words)
  }
})
