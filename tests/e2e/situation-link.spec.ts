import type { Page } from '@playwright/test'
import { address, expect, settled, test } from './app.ts'

const text = async (page: Page) => (await page.locator('main').innerText()).trim()

for (const days of [0, 1])
  test(`a copied link recreates the same situation in another browser, ${days} days later`, async ({
    page,
    browser,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const start = new URL(address('lumen', '/home', { scenario: 'frozen', clock: '2026-06-09T18:30:00Z', lang: 'ru' }))
    start.searchParams.set('panel', 'on')
    await page.goto(start.href)
    await settled(page)
    await page.getByRole('button', { name: 'Mock' }).click()
    for (let day = 0; day < days; day++) await page.getByRole('button', { name: '+1 d' }).click()
    // The effect of the moved clock shows after the next load.
    await page.reload()
    await settled(page)
    await page.getByRole('button', { name: 'Mock' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const stranger = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Berlin' })
    const other = await stranger.newPage()
    await other.goto(link)
    await settled(other)
    await expect(other.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(other.getByText('Заморожен до 19 июня').first()).toBeVisible()
    await expect(async () => expect(await text(other)).toBe(await text(page))).toPass({ timeout: 30_000 })
    await stranger.close()
  })
