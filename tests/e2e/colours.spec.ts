import type { Locator, Page } from '@playwright/test'
import { address, expect, settled, test } from './app.ts'
import { beforeCode } from './before-code.ts'

/** How light the ground of an element is, of 255. */
const lightness = (part: Locator) =>
  part.evaluate((node) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    if (!brush) return Number.NaN
    brush.fillStyle = getComputedStyle(node).backgroundColor
    brush.fillRect(0, 0, 1, 1)
    return brush.getImageData(0, 0, 1, 1).data[1] ?? Number.NaN
  })

/** Looks at one page in both themes of the system; a change of colour fades, and is waited for. */
async function inBothSchemes(page: Page, look: (scheme: 'light' | 'dark') => Promise<void>): Promise<void> {
  for (const scheme of ['light', 'dark'] as const)
    await test.step(scheme, async () => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition)
            // One that is replaced by the next is refused.
            .map(({ finished }) => finished.catch(() => {})),
        ),
      )
      await look(scheme)
    })
}

test('the chosen segment of a group stands out from its background', async ({ page }) => {
  await page.goto(address('lumen', '/user/settings', { scenario: 'main' }))
  await settled(page)
  const group = page.getByRole('radiogroup', { name: 'Theme' })
  const ground = (part: Locator) => part.evaluate((node) => getComputedStyle(node).backgroundColor)
  await inBothSchemes(page, async () => {
    const chosen = await ground(group.locator('label:has(:checked)'))
    expect(chosen).not.toBe('rgba(0, 0, 0, 0)')
    expect(chosen).not.toBe(await ground(group))
  })
})

test('a switched-off control stands out from the background of a modal', async ({ page }) => {
  await page.goto(address('kinetic', '/home?modal=language', { scenario: 'main' }))
  const dialog = page.getByRole('dialog')
  const off = dialog.getByRole('button', { name: 'Yes, switch' })
  await expect(off).toBeVisible()
  await inBothSchemes(page, async () => {
    // A step of about 15 of 255 is what the light theme has.
    expect(Math.abs((await lightness(off)) - (await lightness(dialog)))).toBeGreaterThan(10)
  })
})

test('the dot of today stands out from its tile in the system’s theme', async ({ page }) => {
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'main', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  const tile = page.getByRole('main').locator('[aria-current=step]').first()
  const dot = tile.locator('.rounded-full')
  const colour = (part: Locator, name: 'color' | 'backgroundColor') =>
    part.evaluate((node, property) => getComputedStyle(node)[property], name)
  await inBothSchemes(page, async (scheme) => {
    const ground = await colour(dot, 'backgroundColor')
    // Spark on the light theme's deep accent; on the dark theme's pale one, what its text has.
    if (scheme === 'dark') expect(ground).toBe(await colour(tile, 'color'))
    else expect(ground).not.toBe(await colour(tile, 'color'))
  })
})

test('the placeholders of the bottom bar stand out from it before any code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beforeCode(page, '/home', {})
  await page.goto(address('lumen', '/home', { scenario: 'main' }), { waitUntil: 'commit' })
  const bar = page.locator('#first-view .h-bar')
  const bone = bar.locator('.bone').first()
  await expect(bone).toBeVisible()
  await inBothSchemes(page, async () => {
    // Nothing at all would count as black.
    expect(await bone.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    expect(Math.abs((await lightness(bone)) - (await lightness(bar)))).toBeGreaterThan(10)
  })
})
