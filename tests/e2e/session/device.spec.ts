import type { Page } from '@playwright/test'
import { CLOCK } from '../../a11y/place.ts'
import { someWays } from '../../some-rows.ts'
import { address, expect, settled, test } from '../app.ts'
import { isSignedIn, keptOnDevice, MAIN, openSignIn, signIn } from '../people.ts'

const HOUR_MS = 3_600_000

test('nonsense in storage is treated as if it were empty', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('learner.') && key !== 'learner.token') localStorage.setItem(key, '{"broken')
    localStorage.setItem('learner.theme', '[1]')
    localStorage.setItem('learner.locale', '42')
    localStorage.setItem('learner.mini-sidebar', 'null')
  })
  await page.goto(address('lumen', '/course/9002/calendar'))
  await settled(page)
  await isSignedIn(page, 'Vera Sokolova')
})

test('full storage: the app runs, and the session outlives the page by its cookie', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('learner.')) throw new DOMException('full', 'QuotaExceededError')
      Reflect.apply(set, this, [key, value])
    }
  })
  await openSignIn(page)
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  expect((await keptOnDevice(page))['learner.token']).toBeUndefined()
  await page.goto(address('lumen', '/courses'))
  await isSignedIn(page, 'Vera Sokolova')
  await settled(page)
})

test('offline a strip says so, and disappears when back online', async ({ page, context }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  // The mock world answers without a line, too, and an answer that is under way counts as one.
  await page.evaluate(() => window.mockWorld.setFault('*', 'offline'))
  await context.setOffline(true)
  const strip = page.getByText(/(offline|No Internet|no connection)/i).first()
  await expect(strip).toBeVisible()
  await page.evaluate(() => window.mockWorld.setFault('*', null))
  await context.setOffline(false)
  await expect(strip).toHaveCount(0)
})

for (const shift of someWays('wrong clock', [-2, 2])) {
  test(`a device whose clock is ${shift} h wrong shows the server’s days`, async ({ page }) => {
    const right = await todayShown(page, 0)
    expect(await todayShown(page, shift)).toBe(right)
  })
}

test('midnight passes while the calendar is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-09T21:58:00Z') })
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'main' }))
  await settled(page)
  const today = page.locator('main').getByRole('link', { name: /, today,/ })
  await expect(today).toHaveAccessibleName(/^Day \d+, Tuesday 9\sJune/)
  // The learner's own zone is Lisbon, an hour behind the device.
  await page.clock.fastForward(HOUR_MS + 5 * 60_000)
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Wednesday 10 June, today/ })
      .or(page.locator('main').getByRole('button', { name: /Wednesday 10 June, today/ })),
  ).toBeVisible()
})

/** Which day the calendar calls today, on a device whose clock differs from the server's by some hours. */
async function todayShown(page: Page, shiftHours: number): Promise<string | null> {
  const server = new Date(CLOCK)
  await page.clock.install({ time: new Date(server.getTime() + shiftHours * HOUR_MS) })
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'main', clock: CLOCK }))
  await settled(page)
  return page
    .locator('main')
    .getByText(/^Today, /)
    .first()
    .textContent()
}

test('a school with one language is shown in it, the next time from the first bytes on', async ({ page }) => {
  const shown = () => page.locator('html').getAttribute('lang')
  await page.goto(address('lumen', '/', { scenario: 'one-language', persona: 'guest' }))
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await shown()).toBe('es')
  await page.goto(address('lumen', '/'), { waitUntil: 'commit' })
  await expect.poll(shown).toBe('es')
  // A learner whose device prefers another language gets the school's.
  await page.goto(address('lumen', '/home', { scenario: 'one-language', lang: 'en' }))
  await expect.poll(shown).toBe('es')
  await settled(page)
  expect(await shown()).toBe('es')
})

test("what was typed before the school's language was known stays", async ({ page }) => {
  await page.goto(address('lumen', '/', { scenario: 'one-language', persona: 'guest', latency: 2500 }))
  await page.getByLabel('Email').fill('vera@mail.example')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('learner.domain-locales'))).toBe('["es"]')
  await expect(page.getByLabel('Email')).toHaveValue('vera@mail.example')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
