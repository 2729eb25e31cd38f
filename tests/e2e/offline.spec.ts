import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { writeWorker } from '../../brands/build/service-worker.ts'
import { ANSWERED } from '../answered-cookies.ts'
import { expect, settled, test } from './app.ts'
import { type OfflineServer, startOfflineServer } from './offline-server.ts'

const AS_OF = /^As of \d+:\d\d/

const servers: OfflineServer[] = []
test.afterEach(() => servers.splice(0).forEach(({ stop }) => stop()))

/** Opens the home of a learner on a device that nobody has used. */
async function openHome(page: Page, brand: string, app?: string): Promise<OfflineServer> {
  const server = await startOfflineServer(brand, app)
  servers.push(server)
  const [policy] = ANSWERED.cookies
  if (policy) await page.context().addCookies([{ ...policy, domain: '127.0.0.1' }])
  await signIn(page, server, 'main')
  await page.goto(`${server.origin}/v/home`)
  await settled(page)
  return server
}

/** Puts a learner's token on the device, as another tab would. */
async function signIn(page: Page, server: OfflineServer, persona: string) {
  if (!page.url().startsWith(server.origin)) await page.goto(`${server.origin}/v/brand/favicon.svg`)
  await page.evaluate((token) => {
    localStorage.setItem('learner.token', token)
    // Its dialog would hold back what is said meanwhile.
    localStorage.setItem('learner.app-offer', JSON.stringify({ at: Date.now(), count: 1 }))
  }, server.tokenOf(persona))
}

/** What the device keeps of the app: answers by learner, files of the worker. */
const keptThings = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    const answers = databases.filter((name) => /^learner\.of\.\d+\.answers$/.test(name))
    const rows = await Promise.all(
      answers.map(
        (name) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open(name)
            // It was deleted meanwhile, and looking must not make it anew.
            opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
            opening.addEventListener('error', () => resolve(0))
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('answers').objectStore('answers').count()
              counting.addEventListener('success', () => {
                opening.result.close()
                resolve(counting.result)
              })
            })
          }),
      ),
    )
    const workers = await navigator.serviceWorker.getRegistrations()
    return {
      answers: rows.reduce((sum, count) => sum + count, 0),
      learners: answers.length,
      caches: (await caches.keys()).length,
      workers: workers.filter(({ active }) => active).length,
      isNoted: localStorage.getItem('learner.offline') !== null,
    }
  })

/** The worker fetches the whole build, which takes its time on a busy machine. */
const INSTALL_MS = 120_000

/** What is asked for late, by screens and after them, is kept too: nothing has joined for a second. */
const everythingIsKept = (page: Page) => {
  let before = 0
  return expect
    .poll(
      async () => {
        const { answers, workers } = await keptThings(page)
        const isStill = answers === before
        before = answers
        return isStill && answers >= 8 && workers === 1
      },
      { timeout: INSTALL_MS, intervals: [1000] },
    )
    .toBe(true)
}

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

test('a picture that another app shares waits for the homework that is opened next, and for nobody else', async ({
  page,
}) => {
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
})

test('on a line on which two of a hundred calls are answered, the screens come from the device', async ({ page }) => {
  const server = await openHome(page, 'lumen')
  await everythingIsKept(page)
  server.spoilLine()
  await page.goto(`${server.origin}/v/home`)
  await settled(page)
  await expect(page.getByRole('link', { name: /Start day/ })).toBeVisible()
  await expect(page.getByText(AS_OF)).toBeVisible()
})

/** The browser waits for what the worker before has under way. */
const isLoadedAnew = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => !('isPageBefore' in window)).catch(() => false), { timeout: INSTALL_MS })
    .toBe(true)

test('a new build is offered, and taken when the learner wants it', async ({ page }, testInfo) => {
  const app = testInfo.outputPath('app')
  cpSync('dist/lumen', app, { recursive: true })
  const server = await openHome(page, 'lumen', app)
  await everythingIsKept(page)
  await page.goto(`${server.origin}/v/home`)
  await settled(page)
  const worker = readFileSync(`${app}/sw.js`, 'utf8')
  rmSync(`${app}/sw.js.br`)
  writeFileSync(`${app}/sw.js`, worker.replace(/learner-build-[0-9a-f]+/, 'learner-build-next'))
  await page.goto(`${server.origin}/v/home`)
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: INSTALL_MS })
  const other = await page.context().newPage()
  await other.goto(`${server.origin}/v/home`)
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
