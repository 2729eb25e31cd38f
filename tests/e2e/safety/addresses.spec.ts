import { someRows } from '../../some-rows.ts'
import { address, expect, test } from '../app.ts'
import { isSignedIn, MAIN, openSignIn, signIn } from '../people.ts'
import { HOSTILE_ADDRESSES } from './hostile.ts'

for (const hostile of someRows(HOSTILE_ADDRESSES, String, { every: 24 })) {
  const encoded = encodeURIComponent(hostile)

  test(`returnUrl: ${hostile}`, async ({ page }) => {
    const told: string[] = []
    page.on('request', (request) => told.push(request.url()))
    await openSignIn(page, 'lumen', `?returnUrl=${encoded}`)
    await signIn(page, MAIN)
    await isSignedIn(page, 'Vera Sokolova')
    expect(new URL(page.url()).hostname).toBe('lumen.localhost')
    expect(
      told.filter((url) => new URL(url).protocol.startsWith('http') && new URL(url).hostname !== 'lumen.localhost'),
    ).toEqual([])
  })

  test(`document: ${hostile}`, async ({ page }) => {
    // Requests of a document frame must not leave the test.
    await page.route(/^https?:\/\/(?!lumen\.localhost:)/, (route) => route.abort())
    await page.goto(address('lumen', `/document?url=${encoded}`, { scenario: 'main' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(new URL(page.url()).hostname).toBe('lumen.localhost')
    // None of them is the school's.
    await expect(dialog.getByText('This document cannot be shown')).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveCount(0)
    for (const link of await dialog.locator('a').all()) expect(await link.getAttribute('href')).toMatch(/^https?:\/\//)
  })
}
