import { CLOCK, placed } from '../a11y/place.ts'
import { address, expect, received, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

test('by keyboard: ask about a moment of a lesson, and go back to it from the chat', async ({ page }) => {
  const day = placed('/course/$streamId/calendar/$dayNumber', 'lumen', 'main')
  await page.goto(address('lumen', day, { scenario: 'main', clock: CLOCK }))
  await settled(page)
  const ask = page.getByRole('button', { name: 'Ask about this moment' })
  await expect(ask).toBeVisible()
  await page.evaluate(() => {
    const video = document.querySelector('video')
    if (video) video.currentTime = 3.4
  })
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.seeking)).toBe(false)
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

test('a brand without chats asks nothing from a video', async ({ page }) => {
  const day = placed('/course/$streamId/calendar/$dayNumber', 'kinetic', 'main')
  await page.goto(address('kinetic', day, { scenario: 'main', clock: CLOCK }))
  await settled(page)
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask about this moment' })).toHaveCount(0)
})
