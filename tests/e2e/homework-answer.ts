import type { Page } from '@playwright/test'
import { expect, settled } from './app.ts'

/** The beginning of the smallest real JPEG, which is enough for the check of the content. */
export const SMALL_PHOTO = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(60_000, 7),
  Buffer.from([0xff, 0xd9]),
])

/** Opens the first homework of a list that is not sent, and answers it with a photo and a text, without sending. */
export async function writeAnswer(page: Page, text: string): Promise<void> {
  await page
    .getByRole('link', { name: /Not sent|In \d+ days|Needed/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(homework|tasks)\/\d+\/\d+/)
  await settled(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'frame-1.jpg', mimeType: 'image/jpeg', buffer: SMALL_PHOTO })
  await expect(page.getByText(/^Uploaded/).first()).toBeVisible()
  const exercise = page.getByRole('checkbox').first()
  if (await exercise.isVisible()) await exercise.check()
  await page.getByRole('textbox').first().fill(text)
}
