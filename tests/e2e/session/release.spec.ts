import type { Page, Route } from '@playwright/test'
import { address, expect, settled, test } from '../app.ts'
import { fileOf } from '../built-files.ts'
import { moveTo } from '../people.ts'

/** Simulates a release that replaced the screens' files: the host answers their old names with its page, as many hosts do. */
const OLD = 'src/routes/_auth/user/subscriptions.tsx'
const answerWithPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })

/** Opens home; the function tells how often the page has changed its address since. */
async function openHome(page: Page): Promise<() => number> {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  let count = 0
  page.on('framenavigated', (frame) => frame === page.mainFrame() && (count += 1))
  return () => count
}

test('a screen whose file no longer exists: one reload, then a page with a button, never a loop', async ({
  page,
  context,
  files,
}) => {
  const loads = await openHome(page)
  const retry = page.getByRole('button', { name: 'Try again' })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const old = await files.route(fileOf(OLD), answerWithPage)
  await context.route(/\/v\/user\/subscriptions/, async (route) => {
    if (route.request().method() === 'HEAD') await held
    return route.fallback()
  })
  await page.getByRole('link', { name: 'Subscriptions' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your subscriptions didn’t load' })).toBeVisible()
  await expect(retry, 'nothing to press while the page is looked for').toHaveAttribute('aria-busy', 'true')
  goOn()
  await expect(retry).toBeEnabled()
  expect(loads()).toBeLessThanOrEqual(3)
  await old.give()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
})

test('no reload while there is unsent text', async ({ page, files }) => {
  await page.goto(address('lumen', '/home?modal=support', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Not sent yet')
  await files.route(fileOf(OLD), answerWithPage)
  let loads = 0
  page.on('load', () => (loads += 1))
  // A pointer cannot press a link under a modal; the address can still change.
  await moveTo(page, '/user/subscriptions?modal=support')
  await expect(page.getByRole('heading', { name: 'Your subscriptions didn’t load' })).toBeAttached()
  expect(loads).toBe(0)
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Not sent yet')
})

test('a connection that is dead without the device knowing: no reload, and the screen comes with a later try', async ({
  page,
  context,
  files,
}) => {
  const loads = await openHome(page)
  let lookups = 0
  const old = await files.route(fileOf(OLD), (route) => route.abort('connectionfailed'))
  await context.route(/\/v\/user\/subscriptions/, (route) => {
    lookups += 1
    return route.abort('connectionfailed')
  })
  await page.getByRole('link', { name: 'Subscriptions' }).first().click()
  const failed = page.getByRole('heading', { name: 'Your subscriptions didn’t load' })
  await expect(failed).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.poll(() => lookups).toBe(1)
  await retry.click()
  // The press looks for the page, and so does the error page that it leads to.
  await expect.poll(() => lookups).toBeGreaterThan(2)
  await expect(failed).toBeVisible()
  expect(loads(), 'the address changes without a load').toBe(1)
  await old.give()
  await context.unroute(/\/v\/user\/subscriptions/)
  // It comes by itself if the error page was still looking.
  if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {})
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
})
