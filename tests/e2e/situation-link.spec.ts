import type { Page } from '@playwright/test'
import { address, expect, settled, test } from './app.ts'

const text = async (page: Page) => (await page.locator('main').innerText()).trim()

/** What *Copy link* in the open panel puts into the clipboard. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

for (const days of [0, 1])
  test(`a copied link recreates the same situation in another browser, ${days} days later`, async ({
    page,
    browser,
  }) => {
    const situation = { scenario: 'frozen', clock: '2026-06-09T18:30:00Z', lang: 'ru' }
    await page.goto(address('lumen', '/home', { ...situation, panel: 'on' }))
    await settled(page)
    await page.getByRole('button', { name: 'Mock' }).click()
    for (let day = 0; day < days; day++) await page.getByRole('button', { name: '+1 d' }).click()
    // The effect of the moved clock shows after the next load.
    await page.reload()
    await settled(page)
    await page.getByRole('button', { name: 'Mock' }).click()
    const link = await copiedLink(page)

    const stranger = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Berlin' })
    const other = await stranger.newPage()
    await other.goto(link)
    await settled(other)
    await expect(other.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(other.getByText('На паузе до 19 июня').first()).toBeVisible()
    await expect(async () => expect(await text(other)).toBe(await text(page))).toPass({ timeout: 30_000 })
    await stranger.close()
  })

test('a copied link does not move a clock again that its scenario has moved', async ({ page }) => {
  const clock = new Date('2026-06-09T14:00:00Z')
  const hours = () =>
    page.evaluate(async (from) => {
      const { clockOffsetMs } = await window.mockWorld.read()
      const now = Date.now() + clockOffsetMs
      return Math.floor((now - from) / 3_600_000)
    }, clock.getTime())
  await page.goto(address('lumen', '/home', { scenario: 'clock-skew', clock: clock.toISOString(), panel: 'on' }))
  for (const opened of ['by hand', 'by its link', 'by the link of that']) {
    await settled(page)
    expect(await hours(), opened).toBe(2)
    await page.getByRole('button', { name: 'Mock' }).click()
    await page.goto(await copiedLink(page))
  }
})

test('a copied link leaves mended what its scenario spoils', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'config-fail', panel: 'on' }))
  await settled(page)
  await page.evaluate(() => window.mockWorld.setFault('A31', null))
  await page.getByRole('button', { name: 'Mock' }).click()
  await page.goto(await copiedLink(page))
  await settled(page)
  expect(await page.evaluate(async () => (await window.mockWorld.read()).faults)).toEqual([])
})

test('a situation does not inherit what the tab kept of another', async ({ page }) => {
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  await page.getByLabel('Email').fill('somebody@mail.example')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('somebody@mail.example')
  await page.goto(address('lumen', '/reset', { scenario: 'main', persona: 'guest' }))
  await expect(page.getByLabel('Email')).toHaveValue('')
})
