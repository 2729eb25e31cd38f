import type { Locator, Page } from '@playwright/test'
import { CLOCK } from '../a11y/place.ts'
import { someRows } from '../some-rows.ts'
import { address, drawnInOwnFonts, expect, settled, stands, test } from './app.ts'

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

/** What reacts to presses around the middle of a control on less than 44 px, measured point by point; links in a text are excepted. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, summary, [role=slider]'
    const pressed = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(controls) ?? null
    const reach = (node: Element, x: number, y: number, [dx, dy]: [number, number]) => {
      let steps = 0
      while (steps < 44 && pressed(x + dx * (steps + 1), y + dy * (steps + 1)) === node) steps += 1
      return steps
    }
    const isClipped = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).clipPath !== 'none' || isClipped(node.parentElement))
    const root = document.querySelector('dialog:modal') ?? document.getElementById('root')
    return [...(root?.querySelectorAll(controls) ?? [])].flatMap((node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = node.getBoundingClientRect()
      const x = Math.round(box.left + box.width / 2)
      const y = Math.round(box.top + box.height / 2)
      if (!node.checkVisibility({ visibilityProperty: true }) || getComputedStyle(node).display === 'inline') return []
      // Shown to the keyboard only: the skip link, the arrows of a day.
      if (box.bottom < 0 || isClipped(node)) return []
      const width = 1 + reach(node, x, y, [-1, 0]) + reach(node, x, y, [1, 0])
      const height = 1 + reach(node, x, y, [0, -1]) + reach(node, x, y, [0, 1])
      const name = (node.getAttribute('aria-label') ?? node.textContent).slice(0, 40)
      return Math.min(width, height) < 44 ? [`${name}: ${width} x ${height}`] : []
    })
  })

for (const [path, scenario] of [
  ['/course/9002/calendar', 'main'],
  ['/course/9002/calendar?modal=freeze', 'homework-done'],
  ['/course/9002/calendar/12', 'main'],
  ['/courses', 'main'],
] as const) {
  test(`each control can be pressed on 44 px in a window of 320 px: ${path}`, async ({ page }) => {
    await page.goto(address('lumen', path, { scenario, clock: CLOCK }))
    await settled(page)
    await drawnInOwnFonts(page)
    if (path.endsWith('/12')) await expect(page.getByRole('button', { name: 'Playback settings' })).toBeVisible()
    if (path.includes('modal')) {
      // It comes from below.
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await stands(dialog)
    }
    expect(await smallTargets(page)).toEqual([])
  })
}

for (const isTall of [false, true])
  for (const width of someRows([320, 360, 390], String))
    test(`a ${isTall ? 'vertical' : 'wide'} video starts by a button in its middle, which nothing overlaps: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main', clock: CLOCK }))
      await settled(page)
      if (isTall) {
        const lesson = await page.getByRole('link', { name: /The second lamp/ }).getAttribute('href')
        await page.goto(new URL(lesson ?? '', page.url()).href)
        await settled(page)
      }
      await drawnInOwnFonts(page)
      await expect(page.getByRole('button', { name: 'Playback settings' })).toBeVisible()
      const player = page.getByRole('region', { name: 'Video player' })
      const start = player.getByRole('button', { name: 'Play', exact: true }).first()
      expect(await middleOf(start)).toEqual(await middleOf(player))
      expect(await smallTargets(page)).toEqual([])
      await start.click()
      await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0)
      await page.evaluate(() => document.querySelector('video')?.pause())
      await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
    })

const middleOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}
