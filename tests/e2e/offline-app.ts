// A learner's app on a device that nobody has used, on a server that can really be stopped.
import type { Page } from '@playwright/test'
import { ANSWERED } from '../answered-cookies.ts'
import { expect, settled } from './app.ts'
import { type OfflineServer, startOfflineServer } from './offline-server.ts'

/** What is said over a screen that shows what the device has kept. */
export const AS_OF = /^As of \d+:\d\d/

/** The worker fetches the whole build, which takes its time on a busy machine. */
export const INSTALL_MS = 120_000

const servers: OfflineServer[] = []

/** For `test.afterEach`: stops every server that was opened here. */
export const stopServers = () => servers.splice(0).forEach(({ stop }) => stop())

/** Opens the home of a learner; `app`: where the build is. */
export async function openHome(page: Page, brand: string, app?: string): Promise<OfflineServer> {
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
export async function signIn(page: Page, server: OfflineServer, persona: string) {
  if (!page.url().startsWith(server.origin)) await page.goto(`${server.origin}/v/brand/favicon.svg`)
  await page.evaluate((token) => {
    localStorage.setItem('learner.token', token)
    // Its dialog would hold back what is said meanwhile.
    localStorage.setItem('learner.app-offer', JSON.stringify({ at: Date.now(), count: 1 }))
  }, server.tokenOf(persona))
}

/** What the device keeps of the app: answers by learner, files of the worker. */
export const keptThings = (page: Page) =>
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

/** What is asked for late, by screens and after them, is kept too: nothing has joined for a second. */
export const everythingIsKept = (page: Page) => {
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
