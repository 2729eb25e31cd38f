import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { SELDOM } from '../some-rows.ts'
import { address, expect, settled, test as base } from './app.ts'
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

const test = base.extend<{ start: () => Promise<BrowserContext> }>({
  /** Starts the browser of one device, again where it has run before: what it keeps stays. */
  start: async ({ locale, timezoneId, launchOptions }, run) => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'))
    let device: BrowserContext | undefined
    await run(async () => {
      await device?.close()
      device = await chromium.launchPersistentContext(profile, { ...launchOptions, locale, timezoneId })
      return device
    })
    await device?.close()
    await rm(profile, { recursive: true, force: true })
  },
})

/** Opens an address of a server that has nothing yet, and then of one that answers. */
async function openAnswered(device: BrowserContext, path: string): Promise<Page> {
  const page = await device.newPage()
  await page.goto(address('lumen', path))
  await expect.poll(() => page.evaluate(() => typeof window.mockWorld)).toBe('object')
  expect(await arrivals(page)).toBe(0)
  await page.evaluate(() => window.mockWorld.setFault('*', null))
  await page.goto(address('lumen', path))
  await settled(page)
  return page
}

/** Takes the line away, and then the server behind it, once what keeps and shows what waits has come: it comes after the screen. */
async function goOffline(page: Page): Promise<void> {
  const hasOutbox = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name?.endsWith('outbox')))
  await expect.poll(hasOutbox).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.mockWorld.setFault('*', 'offline'))
  await page.context().setOffline(true)
}

test('homework sent offline outlives the end of its tab and of the browser, and arrives once when the server is back', async ({
  start,
}) => {
  const device = await start()
  const page = await device.newPage()
  await page.goto(address('lumen', '/homework', { scenario: 'main' }))
  await settled(page)
  await page
    .getByRole('link', { name: /Not sent|In \d+ days/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/homework\/\d+\/\d+/)
  await settled(page)
  const path = new URL(page.url()).pathname.replace('/v', '')

  await goOffline(page)
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

  const again = await openAnswered(await start(), path)
  await expect(again.getByText('On checking').first()).toBeVisible()
  await expect(again.getByText(/Waiting for the network/)).toHaveCount(0)
  await expect(again.getByText(TEXT)).toHaveCount(1)
  await again.reload()
  await settled(again)
  await expect(again.getByText(TEXT)).toHaveCount(1)
  expect(await arrivals(again)).toBe(1)
})

test(
  'a message sent offline outlives the end of its tab and of the browser, and is there once when the server is back',
  SELDOM,
  async ({ start }) => {
    const path = placed('/chat/$chatId', 'lumen', 'main')
    const device = await start()
    const page = await device.newPage()
    await page.goto(address('lumen', path, { scenario: 'main', clock: CLOCK }))
    await settled(page)
    await goOffline(page)
    const field = page.getByRole('textbox', { name: 'Message', exact: true })
    await field.fill(TEXT)
    await field.press('Enter')
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: TEXT })
        .getByText(/Waiting for the network/),
    ).toBeVisible()
    await killTab(page)

    const again = await openAnswered(await start(), path)
    const message = again.getByRole('article').filter({ hasText: TEXT })
    await expect(message.getByText(/^(Sent|Read)$/)).toHaveCount(1)
    await again.reload()
    await settled(again)
    await expect(message).toHaveCount(1)
    await expect(again.getByText(/Waiting for|Sending/)).toHaveCount(0)
    expect(await arrivals(again)).toBe(1)
  },
)
