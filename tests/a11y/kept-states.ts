/* oxlint-disable unicorn/require-post-message-target-origin -- a channel, not a window */
// What a device keeps in states that nobody reaches by pressing in a moment.
import type { Page } from '@playwright/test'
import { keptLesson } from '../../src/domains/downloads/kept-fixture.ts'

const DATABASE = /^learner\.of\.\d+\.downloads$/.source

/** Lessons that are here, on their way, paused and failed in each way, as another tab would have kept them. */
export async function keepLessons(page: Page): Promise<void> {
  const here = { state: 'loaded', bytes: 48_000_000, total: 48_000_000 } as const
  const failed = { state: 'fail', total: 30_000_000 } as const
  const lessons = [
    keptLesson({ ...here, title: 'Turn the egg, not the lamp' }),
    keptLesson({ ...here, isAutomatic: true, dayNumber: 5 }),
    keptLesson({
      isPaused: true,
      bytes: 9_000_000,
      total: 30_000_000,
      title: 'A title that is longer than its row '.repeat(4),
    }),
    keptLesson({ ...failed, failure: { code: 10, needed: 30_000_000, free: 9_000_000 } }),
    ...(['line', 'gone', 'closed', 'unconverted', 'device'] as const).map((code) =>
      keptLesson({ ...failed, failure: { code }, courseName: 'Another course', streamId: 302 }),
    ),
  ].map((lesson, place) => ({ ...lesson, id: `301.504.${place}`, place }))
  await page.evaluate(
    async ([rows, pattern]) => {
      const databases = await indexedDB.databases()
      const name = databases.find((one) => new RegExp(pattern).test(one.name ?? ''))?.name ?? ''
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('lessons', 'readwrite')
          for (const row of rows) change.objectStore('lessons').put(row)
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      })
      new BroadcastChannel(name).postMessage(null)
    },
    [lessons, DATABASE] as const,
  )
  await page
    .locator('main li')
    .nth(lessons.length - 1)
    .waitFor()
}

/** A private window, in some browsers. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.evaluate(async (pattern) => {
    const databases = await indexedDB.databases()
    const name = databases.find((one) => new RegExp(pattern).test(one.name ?? ''))?.name ?? ''
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    new BroadcastChannel(name).postMessage(null)
  }, DATABASE)
  await page.locator('main .bg-warning-soft').waitFor()
}

/** A picture of another app, as the worker has received it. */
export async function sharePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const cache = await caches.open('learner-shared')
    const headers = { 'Content-Type': 'image/jpeg', 'X-Shared-Name': 'window.jpg', 'X-Shared-At': String(Date.now()) }
    await cache.put('share/0', new Response(new Blob(['abc']), { headers }))
  })
  await page.reload()
  await page.locator('main [role=status] b').waitFor()
}
