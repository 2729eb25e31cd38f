import type { Locator, Page } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { SELDOM, someWays } from '../some-rows.ts'
import { address, expect, received, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

/** Opens a day, and returns the player's button for a question. */
async function openDay(page: Page): Promise<Locator> {
  const day = placed('/course/$streamId/calendar/$dayNumber', 'lumen', 'main')
  await page.goto(address('lumen', day, { scenario: 'main', clock: CLOCK }))
  await settled(page)
  const ask = page.getByRole('button', { name: 'Ask about this moment' })
  await expect(ask).toBeVisible()
  return ask
}

const seek = async (page: Page, seconds: number) => {
  await page.evaluate((to) => {
    const video = document.querySelector('video')
    if (video) video.currentTime = to
  }, seconds)
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.seeking)).toBe(false)
}

test('by keyboard: ask about a moment of a lesson, and go back to it from the chat', async ({ page }) => {
  const ask = await openDay(page)
  await seek(page, 3.4)
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  const question = page.getByRole('textbox', { name: 'Your question' })
  await expect(question).toBeFocused()
  await page.keyboard.type('Is the lamp too close here?')
  await tabTo(page, page.getByRole('button', { name: 'Send the question' }))
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: 'Open the chat' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat\/\d+/)
  await settled(page)
  const sent = page.getByRole('article').filter({ hasText: 'Is the lamp too close here?' })
  const back = sent.getByRole('link', { name: /at 0:03$/ })
  await expect(back).toBeVisible()
  await expect.poll(() => received(page, 'POST', /messages$/)).toBe(1)
  await tabTo(page, back)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/calendar\/\d+\?.*lesson=\d+&t=3/)
  await expect.poll(() => page.evaluate(() => Math.floor(document.querySelector('video')?.currentTime ?? 0))).toBe(3)
})

/** The brightest value in a picture, of 255. */
const brightest = (picture: Locator) =>
  picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 32
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(img, 0, 0, 32, 32)
    return Math.max(...(drawing?.getImageData(0, 0, 32, 32).data.filter((_value, at) => at % 4 !== 3) ?? [0]))
  })

// The sample video fades in from black.
for (const [seconds, brightness] of someWays('reload', [
  [0, 0],
  [3, 40],
] as const))
  test(`a reload asks about the same moment, with its picture: 0:0${seconds}`, SELDOM, async ({ page }) => {
    const ask = await openDay(page)
    // The player keeps this place for the next visit.
    await seek(page, 8)
    await seek(page, seconds)
    await ask.click()
    const picture = page.getByRole('img', { name: `The picture at 0:0${seconds}` })
    await expect(picture).toBeVisible()
    await page.getByRole('textbox', { name: 'Your question' }).fill('Is the lamp too close here?')
    await page.reload()
    await expect(picture).toBeVisible()
    expect(await brightest(picture)).toBeGreaterThan(brightness)
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is the lamp too close here?')
    await page.getByRole('button', { name: 'Send the question' }).click()
    await page.getByRole('button', { name: 'Open the chat' }).click()
    await expect(page).toHaveURL(/\/chat\/\d+$/)
    const sent = page.getByRole('article').filter({ hasText: 'Is the lamp too close here?' })
    await expect(sent.getByRole('link', { name: new RegExp(`at 0:0${seconds}$`) })).toBeVisible()
    await expect(sent.getByRole('link', { name: /^Open picture 1/ })).toBeVisible()
  })

test('a brand without chats asks nothing from a video', async ({ page }) => {
  const day = placed('/course/$streamId/calendar/$dayNumber', 'kinetic', 'main')
  await page.goto(address('kinetic', day, { scenario: 'main', clock: CLOCK }))
  await settled(page)
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask about this moment' })).toHaveCount(0)
})
