import type { Locator, Page } from '@playwright/test'
import { sidewaysScroll } from '../a11y/page-checks.ts'
import { someWays } from '../some-rows.ts'
import { address, drawnInOwnFonts, expect, settled, test } from './app.ts'

test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

const twiceTheSize = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

for (const brand of someWays('home', ['lumen', 'kinetic']))
  test(`letters of twice the size do not make home wider than a narrow phone: ${brand}`, async ({ page }) => {
    await page.goto(address(brand, '/home', { scenario: 'main', lang: 'ru', clock: '2026-06-09T10:30:00Z' }))
    await settled(page)
    await twiceTheSize(page)
    expect(await sidewaysScroll(page)).toEqual([])
  })

test('the phone’s header shows whole lines of its title in letters of twice the size', async ({ page }) => {
  await page.goto(
    address('lumen', '/homework/9002/4103', { scenario: 'main', lang: 'ru', clock: '2026-06-09T10:30:00Z' }),
  )
  await settled(page)
  await twiceTheSize(page)
  const title = page.getByRole('banner').getByText('Домашние работы', { exact: true })
  const lines = await title.evaluate((node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight))
  expect(lines).toBeGreaterThan(1)
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05)
})

/** Words that are broken over two lines, in the elements that a selector finds. */
const brokenWords = (page: Page, selector: string) =>
  page.evaluate((all) => {
    const range = document.createRange()
    return [...document.querySelectorAll(all)].flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) broken.push(word)
        }
      }
      return broken
    })
  }, selector)

/** Visible texts inside an element that lie upon each other or, from `edge` on, outside of the element that has them. */
const overlaps = (part: Locator, edge: string) =>
  part.evaluate((root, outer) => {
    const range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: { words: string; box: DOMRect }[] = []
    const faults: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue
      // For screen readers only.
      if (parent.getBoundingClientRect().width <= 1) continue
      range.selectNodeContents(text)
      const words = text.textContent
      const around = parent.closest(outer)?.getBoundingClientRect()
      for (const box of range.getClientRects()) {
        const isOutside = around && (box.right > around.right + 1 || box.bottom > around.bottom + 1)
        const isUpon = texts.some(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0 &&
            // Lines of a heading stand so close that their boxes meet.
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > box.height / 3,
        )
        if (isOutside || isUpon) faults.push(words)
        texts.push({ words, box })
      }
    }
    return faults
  }, edge)

const SITUATION = { scenario: 'homework-done', clock: '2026-06-09T10:30:00Z' }
const LANGUAGES = ['en', 'ru', 'es']

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  for (const lang of someWays('sidebar', LANGUAGES))
    test(`the sidebar and the calendar have room for letters of twice the size: ${lang}`, async ({ page }) => {
      await page.goto(address('lumen', '/course/9002/calendar', { ...SITUATION, lang }))
      await settled(page)
      await drawnInOwnFonts(page)
      await twiceTheSize(page)
      const sidebar = page.locator('nav:has(.nav-entry)').filter({ visible: true }).first()
      expect(await sidebar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0)
      expect(await brokenWords(page, 'nav .nav-entry')).toEqual([])
      expect(await overlaps(sidebar, '.nav-entry')).toEqual([])
      // What has no room below is reached by scrolling.
      const last = sidebar.getByRole('button').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      for (const stage of await page.getByRole('main').locator('section:has([data-day])').all())
        expect(await overlaps(stage, '[data-day]')).toEqual([])
    })
})

for (const lang of someWays('phone’s calendar', LANGUAGES))
  test(`a phone’s calendar has room for letters of twice the size: ${lang}`, async ({ page }) => {
    await page.goto(address('lumen', '/course/9002/calendar', { ...SITUATION, lang }))
    await settled(page)
    await drawnInOwnFonts(page)
    await twiceTheSize(page)
    expect(await sidewaysScroll(page)).toEqual([])
    expect(await brokenWords(page, '[data-day] .num')).toEqual([])
    expect(await brokenWords(page, 'main section:has([data-day]) h2, [data-day] .text-ui')).toEqual([])
    expect(await brokenWords(page, 'header .line-clamp-2')).toEqual([])
    for (const stage of await page.getByRole('main').locator('section:has([data-day])').all())
      expect(await overlaps(stage, '[data-day]')).toEqual([])
  })

for (const lang of someWays('finished day', LANGUAGES))
  test(`the plan and the figures of a finished day have room for letters of twice the size: ${lang}`, async ({
    page,
  }) => {
    await page.goto(address('lumen', '/course/9002/calendar/1', { ...SITUATION, lang }))
    await settled(page)
    await drawnInOwnFonts(page)
    await twiceTheSize(page)
    const plan = page.locator('section[aria-labelledby=plan-title]')
    expect(await overlaps(plan, 'section > div')).toEqual([])
    await page.goto(address('lumen', '/course/9002/calendar/1?modal=finished', { ...SITUATION, lang }))
    const figures = page.getByRole('dialog').getByRole('list').first()
    await expect(figures.getByRole('listitem')).toHaveCount(3)
    await drawnInOwnFonts(page)
    await twiceTheSize(page)
    expect(await overlaps(figures, 'ul')).toEqual([])
    expect(await brokenWords(page, 'dialog li > *, dialog ul')).toEqual([])
  })

for (const lang of someWays('date grid', LANGUAGES))
  test(`weekdays and days of the date grid stay apart in letters of twice the size: ${lang}`, async ({ page }) => {
    await page.goto(address('lumen', '/course/9002/calendar?modal=freeze', { ...SITUATION, lang }))
    const grid = page.getByRole('grid')
    await expect(grid).toBeVisible()
    await drawnInOwnFonts(page)
    await twiceTheSize(page)
    expect(await overlaps(grid, 'th, td')).toEqual([])
  })
