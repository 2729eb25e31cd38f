import type { Locator } from '@playwright/test'
import { CLOCK } from '../a11y/place.ts'
import { someRows } from '../some-rows.ts'
import { address, expect, settled, test } from './app.ts'

/** Ground and text of a thing, beside what the system calls chosen. */
const coloursOf = (place: Locator) =>
  place.evaluate((node) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
    const [own, chosen] = [node, probe].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    })
    probe.remove()
    return { own, chosen }
  })

async function expectChosen(place: Locator) {
  const { own, chosen } = await coloursOf(place)
  expect(own).toBe(chosen)
}

test('on paper stands what is read, without the bars around it, and no picture is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto(address('lumen', '/homework/9002/4103', { scenario: 'homework-done', clock: CLOCK }))
  await settled(page)
  const pictures = page.getByRole('list', { name: 'Your pictures' })
  await expect(pictures.getByRole('link')).toHaveCount(3)
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await pictures.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  // Folded on the screen.
  await expect(page.getByText('one sentence')).toBeVisible()
})

const PRINTED = [
  ['/course/9002/calendar', 'main'],
  ['/course/9002/calendar/12', 'main'],
  ['/homework/9002/4103', 'homework-fail'],
  ['/courses', 'main'],
  ['/user/settings', 'main'],
  ['/course/9002/calendar?modal=locked&stage=3', 'blocked-stage'],
] as const
for (const [path, scenario] of someRows(PRINTED, ([printed]) => printed)) {
  test(`nothing to press or to fill in is printed: ${path}`, async ({ page }) => {
    await page.goto(address('lumen', path, { scenario, clock: CLOCK }))
    await settled(page)
    await page.emulateMedia({ media: 'print' })
    const pressable = page.locator('button:not(li > *), nav, form, input, textarea, .rounded-control')
    await expect(pressable.filter({ visible: true })).toHaveCount(0)
  })
}

test('a chosen dark theme is left to the screen when the sign-in is printed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('learner.theme', '"dark"'))
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.emulateMedia({ media: 'print' })
  // On paper both are light: before and after the styles of the app's other screens have come.
  await expect(page.locator('html')).toHaveCSS('color-scheme', /^light( dark)?$/)
})

test('on paper a dialog stands in place of its page', async ({ page }) => {
  await page.goto(
    address('lumen', '/course/9002/calendar?modal=locked&stage=3', { scenario: 'blocked-stage', clock: CLOCK }),
  )
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
})

test('a day on paper says which one it is, and leaves the video out', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main', clock: CLOCK }))
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('video')).toBeHidden()
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeGreaterThan(20)
})

test('in colours that the system forces, what is chosen stands out and can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(address('lumen', '/course/9002/calendar/12?modal=playback', { scenario: 'main', clock: CLOCK }))
  const speeds = page.getByRole('radiogroup', { name: 'Speed' }).locator('label')
  await expectChosen(speeds.filter({ has: page.locator(':checked') }))
  await page.keyboard.press('Escape')
  await expectChosen(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My courses' }))
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expectChosen(page.getByRole('menuitemradio', { name: 'Match the system' }))
})

test('in forced colours what cannot be pressed has the system’s colour for that', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(address('lumen', '/course/9002/calendar?modal=freeze', { scenario: 'main', clock: CLOCK }))
  const dialog = page.getByRole('dialog')
  const gray = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; color: GrayText'
    return getComputedStyle(probe).color
  })
  await expect(dialog.getByRole('button', { name: 'Previous month' })).toHaveCSS('color', gray)
  await expect(dialog.getByRole('button', { name: 'Next month' })).not.toHaveCSS('color', gray)
  await expect(dialog.getByRole('button', { name: 'Monday 1 June' })).toHaveCSS('color', gray)
  await expect(dialog.getByRole('button', { name: 'Tuesday 30 June' })).not.toHaveCSS('color', gray)
})

test('in forced colours the circles and the rounds of a plan, and today in the week and in the calendar, keep their lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main', clock: CLOCK }))
  await expect(page.locator('li > a > .rounded-full').first()).toHaveCSS('border-top-width', '1px')
  await expect(page.locator('[aria-hidden] > .size-2.rounded-full').first()).toHaveCSS('border-top-width', '1px')
  await page.goto(address('lumen', '/home', { scenario: 'main', clock: CLOCK }))
  await expect(page.getByRole('img', { name: /, today,/ }).first()).toHaveCSS('border-top-width', '2px')
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'main', clock: CLOCK }))
  await expect(page.locator('[data-day] .size-2')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('in forced colours the sections of a phone and the icons follow the system, not the brand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(address('lumen', '/user/setting', { scenario: 'main', clock: CLOCK }))
  await settled(page)
  await expectChosen(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Profile' }))
  const icons = page.locator('svg[stroke=currentColor]')
  expect(await icons.count()).toBeGreaterThan(10)
  const other = await icons.evaluateAll((nodes) =>
    nodes.filter((node) => getComputedStyle(node).color !== getComputedStyle(node.parentElement ?? node).color),
  )
  expect(other).toEqual([])
})
