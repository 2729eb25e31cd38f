import type { Page } from '@playwright/test'
import { someRows } from '../some-rows.ts'
import { address, BRANDS, drawnInOwnFonts, expect, ownFonts, settled, test } from './app.ts'
import { holdCode } from './hold-code.ts'

/** Whether an element is drawn in fonts of the site and not in the device's own. */
async function isDrawnInOwnFont(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}

test.describe('fonts', () => {
  test.use({ locale: 'ru-RU' })
  test('a Russian page loads two files, which contain both of its scripts and are applied together', async ({
    page,
  }) => {
    const files = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) files.add(request.url().replace(/.*\//, ''))
    })
    await page.addInitScript(() => {
      const statuses: string[] = []
      Object.assign(window, { statuses })
      // Not every Chromium names its class.
      const fonts = Object.getPrototypeOf(document.fonts) as FontFaceSet
      const { add } = fonts
      fonts.add = function (face) {
        if (face.family.includes('Russian')) statuses.push(face.status)
        return add.call(this, face)
      }
    })
    await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'networkidle' })
    await expect(page.locator('#first-view')).toHaveCount(0)
    await expect.poll(() => ownFonts(page)).toEqual(['Geologica Russian', 'Literata Russian'])
    await page.evaluate(() => document.fonts.ready)
    expect([...files].map((file) => file.replace(/-[^-]*$/, '')).toSorted()).toEqual([
      'geologica-russian',
      'literata-display-russian',
    ])
    // Each font that arrives would lay the page out again.
    expect(await page.evaluate(() => (window as unknown as { statuses: string[] }).statuses)).toEqual([
      'loaded',
      'loaded',
    ])
    for (const selector of ['#root h1', '#root form button[type=submit]'])
      expect(await isDrawnInOwnFont(page, selector), selector).toBe(true)

    // The next time they are known, and no code is needed for them.
    const letGo = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('#first-view h1')).toBeVisible()
    await expect(async () => expect(await isDrawnInOwnFont(page, '#first-view h1')).toBe(true)).toPass()
    letGo()
    await expect(page.locator('#first-view')).toHaveCount(0)
    expect(await isDrawnInOwnFont(page, '#root h1')).toBe(true)
  })
})

/** Tops and heights of all visible texts. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility() && element.childElementCount === 0 && element.textContent !== '')
      .map((element) => {
        const { top, height } = element.getBoundingClientRect()
        return { text: element.textContent, top: Math.round(top), lines: Math.round(height / 10) }
      }),
  )

/** Draws the page in the device's own fonts, as it looks while it waits for the brand's. */
const withoutOwnFonts = (page: Page) =>
  page.evaluate(() => {
    document.fonts.clear()
    for (const sheet of document.styleSheets)
      for (const [at, rule] of [...[...sheet.cssRules].entries()].toReversed())
        if (rule instanceof CSSFontFaceRule && !rule.cssText.includes('Fallback')) sheet.deleteRule(at)
  })

const FONT_PLACES = BRANDS.flatMap((brand) =>
  (
    [
      ['/', 'fresh', 'en'],
      ['/home', 'main', 'en'],
      ['/', 'fresh', 'ru'],
      ['/home', 'main', 'ru'],
    ] as const
  ).map(([path, scenario, lang]) => ({ brand, path, scenario, lang, name: `${brand}: ${path} in ${lang}` })),
)
test.describe('the place of fonts', () => {
  test.use({ viewport: { width: 412, height: 823 } })
  for (const { brand, path, scenario, lang, name } of someRows(FONT_PLACES, (row) => row.name))
    test(`is kept by the device's own: ${name}`, async ({ page }) => {
      // On a fixed day, so that the same words wrap in every run.
      const situation = { scenario, lang, clock: '2026-06-09T10:00:00Z' }
      await page.goto(address(brand, path, situation), { waitUntil: 'networkidle' })
      await settled(page)
      await drawnInOwnFonts(page)
      const own = await places(page)
      await withoutOwnFonts(page)
      expect(await ownFonts(page)).toEqual([])
      expect(await places(page)).toEqual(own)
    })
})
