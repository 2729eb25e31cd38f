import { readFile } from 'node:fs/promises'
import { address, expect, received, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

test('a consultation is booked and put into a calendar, without a pointer', async ({ page }) => {
  await page.goto(address('lumen', '/videoconsultations', { scenario: 'main', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  await tabTo(page, page.getByRole('link', { name: 'Book a time: Half an hour on your light' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/videoconsultations\/7001$/)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The grid begins with today; the arrows lead to the day after the next.
  await tabTo(page, page.getByRole('button', { name: 'Tuesday 9 June' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-06-17')
  await page.getByLabel('Time', { exact: true }).fill('18:30')
  await tabTo(page, page.getByRole('textbox', { name: 'What would you like to talk about?' }))
  await page.keyboard.type('Why does the cup look flat?')
  await tabTo(page, page.getByRole('button', { name: 'Book the consultation' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting for confirmation')).toBeVisible()
  expect(await received(page, 'PUT', /online-consultation\/update/)).toBe(1)
  const saved = page.waitForEvent('download')
  await tabTo(page, page.getByRole('button', { name: 'Add to calendar' }))
  await page.keyboard.press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe('video-consultation.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART:20260617T173000Z')
})

test('a brand without consultations shows, asks for and loads nothing of them', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  for (const path of ['/videoconsultations', '/videoconsultations/7001', '/events']) {
    await page.goto(address('kinetic', path, { scenario: 'main' }))
    await settled(page)
    await expect(page.getByRole('link', { name: /consultation/i })).toHaveCount(0)
    expect(await received(page, 'GET', /online-consultation/)).toBe(0)
    if (path !== '/events') await expect(page.getByText('There is nothing at this address.')).toBeVisible()
  }
})
