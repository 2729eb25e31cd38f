import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { address, expect, settled, test } from './app.ts'
import { SMALL_PHOTO } from './homework-answer.ts'
import { killTab } from './kill-tab.ts'

const TEXT = 'Written in the train.'

/** How often the server has the answer. */
const arrivals = (page: Page) =>
  page.evaluate(async (text) => {
    const { learners } = await window.mockWorld.read()
    return learners.flatMap(({ chats }) => chats.flatMap(({ messages }) => messages)).filter((one) => one.text === text)
      .length
  }, TEXT)

test('homework sent offline outlives the end of its tab and of the browser, and arrives once when the server is back', async ({
  locale,
  timezoneId,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, locale, timezoneId })
  let device = await open()
  try {
    let page = await device.newPage()
    await page.goto(address('lumen', '/homework', { scenario: 'main' }))
    await settled(page)
    await page
      .getByRole('link', { name: /Not sent|In \d+ days/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/homework\/\d+\/\d+/)
    await settled(page)
    const path = new URL(page.url()).pathname.replace('/v', '')

    // What shows an answer that waits comes after the screen.
    await page.waitForLoadState('networkidle')
    // The line goes first, then the server behind it.
    await page.evaluate(() => window.mockWorld.setFault('*', 'offline'))
    await device.setOffline(true)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'frame-1.jpg', mimeType: 'image/jpeg', buffer: SMALL_PHOTO })
    const exercise = page.getByRole('checkbox').first()
    if (await exercise.isVisible()) await exercise.check()
    await page.getByRole('textbox').first().fill(TEXT)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText(/Waiting for the network/)).toBeVisible()
    await killTab(page)
    await device.close()

    device = await open()
    page = await device.newPage()
    await page.goto(address('lumen', path))
    await expect.poll(() => page.evaluate(() => typeof window.mockWorld)).toBe('object')
    expect(await arrivals(page)).toBe(0)
    await page.evaluate(() => window.mockWorld.setFault('*', null))
    await page.goto(address('lumen', path))
    await settled(page)
    await expect(page.getByText('On checking').first()).toBeVisible()
    await expect(page.getByText(/Waiting for the network/)).toHaveCount(0)
    await expect(page.getByText(TEXT)).toHaveCount(1)
    await page.reload()
    await settled(page)
    await expect(page.getByText(TEXT)).toHaveCount(1)
    expect(await arrivals(page)).toBe(1)
  } finally {
    await device.close()
    await rm(profile, { recursive: true, force: true })
  }
})
