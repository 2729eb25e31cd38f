import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { writeWorker } from '../../brands/build/service-worker.ts'
import { SELDOM } from '../some-rows.ts'
import { expect, settled, test } from './app.ts'
import { AS_OF, everythingIsKept, INSTALL_MS, keptThings, openHome, signIn, stopServers } from './offline-app.ts'

test.afterEach(stopServers)

test('lumen starts with the server stopped, says how old it is, and shows nothing of it to another learner', async ({
  page,
}) => {
  const server = await openHome(page, 'lumen')
  await everythingIsKept(page)
  server.stop()
  await page.goto(`${server.origin}/v/home`)
  await settled(page)
  await expect(page.getByText(AS_OF)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/^As of \d+:\d\d, offline$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Start day/ })).toBeVisible()
  await page.getByRole('link', { name: 'Course calendar' }).first().click()
  await settled(page)

  await signIn(page, server, 'newcomer')
  await page.goto(`${server.origin}/v/home`)
  await expect(
    page
      .getByRole('button', { name: 'Retry' })
      .or(page.getByText(/try again/i))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Start day/ })).toHaveCount(0)
  await expect(page.getByText('Sokolova')).toHaveCount(0)
})

test('a day is read and finished without the server, after reloads too, and arrives once when it is back', async ({
  page,
}) => {
  const server = await openHome(page, 'lumen')
  await everythingIsKept(page)
  // What is opened on the way is what can be read in the train.
  const dayLink = page.getByRole('link', { name: /^Start day \d+$/ })
  const day = (await dayLink.getAttribute('href')) ?? ''
  const number = /\d+$/.exec(day)?.[0] ?? ''
  const opened = async (path: string) => {
    await page.goto(server.origin + path)
    await settled(page)
  }
  const goHome = () => opened('/v/home')
  const toHomework = page.getByRole('main').locator('a[href*="/homework/"]').first()
  await opened('/v/homework')
  const homework = (await toHomework.getAttribute('href')) ?? ''
  await opened(homework)
  const task = await page.getByRole('heading', { level: 1 }).textContent()
  await opened(day)
  await page.getByRole('button', { name: `Finish day ${number}` }).waitFor()

  server.stop()
  await page.context().setOffline(true)
  const isRead = () => expect(page.getByText(/^As of \d+:\d\d, offline$/)).toBeVisible()
  await goHome()
  await isRead()
  await page.getByRole('link', { name: 'Course calendar' }).first().click()
  await isRead()
  await opened(homework)
  await expect(page.getByRole('heading', { level: 1, name: task ?? '' })).toBeVisible()
  await isRead()
  await opened(day)
  await isRead()
  await page.getByRole('button', { name: `Finish day ${number}` }).click()
  await expect(page.getByText(`You finished day ${number}.`)).toBeVisible()
  await opened(day)
  await expect(page.getByText(`You finished day ${number}.`)).toBeVisible()
  expect(server.received('/finish')).toBe(0)

  await server.restart()
  await page.context().setOffline(false)
  await expect(page.getByText(`Day ${number} is done`).first()).toBeVisible()
  await opened(day)
  await expect(page.getByText(`Day ${number} is done`).first()).toBeVisible()
  await expect(page.getByText(AS_OF)).toHaveCount(0)
  expect(server.received('/finish')).toBe(1)
})

test(
  'a picture that another app shares waits for the homework that is opened next, and for nobody else',
  SELDOM,
  async ({ page }) => {
    const server = await openHome(page, 'lumen')
    await everythingIsKept(page)
    // The page that brought the worker is not its own yet.
    await page.reload()
    await settled(page)
    // As the system does it: a form that the page is opened with.
    const share = () =>
      page.evaluate(async () => {
        const form = new FormData()
        form.append('files', new File([new Uint8Array(2000)], 'окно 1.jpg', { type: 'image/jpeg' }))
        return (await fetch('/v/share', { method: 'POST', body: form })).url
      })
    await page.goto(await share())
    await settled(page)
    await expect(page.getByText('1 picture was shared.')).toBeVisible()
    await page.getByRole('main').locator('a[href*="/homework/"]').first().click()
    await expect(page.getByText('окно 1.jpg').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.has('learner-shared'))).toBe(false)

    await share()
    await page.goto(`${server.origin}/v/logout`)
    await expect(
      page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByLabel('Email')).first(),
    ).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.has('learner-shared'))).toBe(false)
  },
)

test(
  'on a line on which two of a hundred calls are answered, the screens come from the device',
  SELDOM,
  async ({ page }) => {
    const server = await openHome(page, 'lumen')
    await everythingIsKept(page)
    server.spoilLine()
    await page.goto(`${server.origin}/v/home`)
    await settled(page)
    await expect(page.getByRole('link', { name: /Start day/ })).toBeVisible()
    await expect(page.getByText(AS_OF)).toBeVisible()
  },
)

/** From the next page on the device's clock is so many days ahead of the server's. */
async function setClockAhead(page: Page, days: number) {
  await page.addInitScript((ahead) => {
    const Real = Date
    const Wrong = class extends Real {
      constructor(...parts: [] | [string | number]) {
        super(parts[0] ?? Wrong.now())
      }
      static override now = () => Real.now() + ahead
    }
    Object.assign(globalThis, { Date: Wrong })
  }, days * 86_400_000)
}

test('a device whose clock is days ahead shows what it has kept, and the day that it is', SELDOM, async ({ page }) => {
  await setClockAhead(page, 3)
  const server = await openHome(page, 'lumen')
  await everythingIsKept(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  server.stop()
  await page.goto(`${server.origin}/v/home`)
  await settled(page)
  await expect(page.getByText(AS_OF)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a kept lesson plays without the server, in a page that is opened days later', SELDOM, async ({ page }) => {
  const server = await openHome(page, 'lumen')
  await everythingIsKept(page)
  const day = (await page.getByRole('link', { name: /^Start day \d+$/ }).getAttribute('href')) ?? ''
  await page.goto(server.origin + day)
  await page.getByRole('button', { name: 'Keep on this device', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep 1 lesson' }).click()
  await expect(page.getByText(/^Kept on this device, \d/)).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  server.stop()
  await page.context().setOffline(true)
  await setClockAhead(page, 3)
  await page.goto(server.origin + day)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/^As of \d+.\w+, \d+:\d\d, offline$/)).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3)
})

const isLoadedAnew = (page: Page) =>
  expect.poll(() => page.evaluate(() => !('isPageBefore' in window)).catch(() => false)).toBe(true)

/**
 * Looks for a new build, as a page that stays open does every hour; after an opening the browser does so when it sees fit. It waits until the
 * worker before has nothing to do, and then ends that: but for one that a debugger watches, as here, which is ended by the test, each time
 * that a request of the page has begun it anew.
 */
async function looksForBuild(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())
  const stage = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return installing ? 'installing' : waiting ? 'waiting' : 'over'
    })
  await expect.poll(stage, { timeout: INSTALL_MS }).not.toBe('installing')
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await expect(async () => {
    if ((await stage()) === 'waiting') await browser.send('ServiceWorker.stopAllWorkers')
    expect(await stage()).toBe('over')
  }).toPass({ timeout: INSTALL_MS })
  await browser.detach()
}

test('a new build is offered, and taken when the learner wants it', async ({ page }, testInfo) => {
  const app = testInfo.outputPath('app')
  cpSync('dist/lumen', app, { recursive: true })
  const server = await openHome(page, 'lumen', app)
  await everythingIsKept(page)
  await page.goto(`${server.origin}/v/home`)
  await settled(page)
  const other = await page.context().newPage()
  await other.goto(`${server.origin}/v/home`)
  await settled(other)
  const worker = readFileSync(`${app}/sw.js`, 'utf8')
  rmSync(`${app}/sw.js.br`)
  writeFileSync(`${app}/sw.js`, worker.replace(/learner-build-[0-9a-f]+/, 'learner-build-next'))
  await looksForBuild(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: INSTALL_MS })
  await expect(other.getByText('A new version is ready.')).toBeVisible()
  await other.evaluate(() => Object.assign(window, { isPageBefore: true }))
  await page.evaluate(() => Object.assign(window, { isPageBefore: true }))
  await page.getByRole('button', { name: 'Update' }).click()
  await isLoadedAnew(page)
  await settled(page)
  expect(await page.evaluate(() => caches.keys())).toContain('learner-build-next')
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)

  // The other tab still runs the build before, until its learner wants otherwise.
  expect(await other.evaluate(() => 'isPageBefore' in window)).toBe(true)
  await other.getByRole('button', { name: 'Update' }).click()
  await isLoadedAnew(other)
  await other.close()

  // A build of the brand without the flag leaves nothing of them.
  await writeWorker({ outDir: app, base: '/v/', isOn: false })
  await page.goto(`${server.origin}/v/home`)
  await looksForBuild(page)
  await expect.poll(async () => (await keptThings(page)).caches, { timeout: INSTALL_MS }).toBe(0)
})

test('a sign-out wipes what was kept, and a brand that is switched off from afar erases it all', async ({ page }) => {
  const server = await openHome(page, 'lumen')
  await everythingIsKept(page)
  await page.goto(`${server.origin}/v/logout`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(async () => (await keptThings(page)).learners).toBe(0)

  await signIn(page, server, 'main')
  await page.goto(`${server.origin}/v/home`)
  await everythingIsKept(page)
  server.configure({ is_offline_enable: false })
  await page.goto(`${server.origin}/v/home`)
  await settled(page)
  await expect.poll(() => keptThings(page)).toEqual({ answers: 0, learners: 0, caches: 0, workers: 0, isNoted: false })
})

test('kinetic, which is not read offline, keeps nothing', async ({ page }) => {
  await openHome(page, 'kinetic')
  await page.waitForLoadState('networkidle')
  // The last of what loads in idle time.
  await page
    .getByRole('button', { name: /Account menu/ })
    .first()
    .click()
  expect(await keptThings(page)).toEqual({ answers: 0, learners: 0, caches: 0, workers: 0, isNoted: false })
})
