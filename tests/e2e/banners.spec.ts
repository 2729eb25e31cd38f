import type { Page } from '@playwright/test'
import { CLOCK } from '../a11y/place.ts'
import { someRows } from '../some-rows.ts'
import { address, expect, settled, test } from './app.ts'
import { watchShifts } from './layout-shifts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const region = (page: Page, place: string) => page.getByRole('region', { name: `Summer intensive: ${place}` })

/** Each position with an address of its own, and what stands there besides the top and the bottom. */
const POSITIONS: [string, string, string[]][] = [
  ['home', '/home', ['beforeCourse', 'mainPage']],
  ['courses', '/courses', ['beforeCourse']],
  ['home', '/catalog', ['catalog']],
  ['calendar', '/course/9002/calendar', ['beforeStage']],
  ['day', '/course/9002/calendar/12', ['beforeLessons']],
  ['homeworks', '/homework', []],
  ['videoconsultations', '/videoconsultations', []],
  ['support', '/support', []],
  ['settings', '/user/settings', []],
]

test('a banner stands at each place of each position, and nothing jumps', async ({ page }) => {
  const shifts = await watchShifts(page)
  const inSidebar = page.getByRole('region', { name: 'In the sidebar' })
  await page.goto(address('lumen', '/home', { scenario: 'banners', clock: CLOCK }))
  await expect(inSidebar).toBeVisible()
  for (const [position, path, others] of someRows(POSITIONS, ([, path]) => path)) {
    // The first visit learns what stands here, the second keeps the room for it.
    for (const visit of [1, 2]) {
      await page.goto(address('lumen', path))
      await settled(page)
      await shifts.begin()
      await expect(inSidebar).toBeVisible()
      if (visit === 2)
        for (const place of ['top', ...others, 'bottom'])
          await expect(region(page, `${position}, ${place}`)).toBeVisible()
      expect(await shifts.sum(), `${path}, visit ${visit}`).toBeLessThan(0.01)
    }
  }
})

test('a lesson is one press behind the banner in its place; what is put away by the keyboard stays away', async ({
  page,
}) => {
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'banners', clock: CLOCK }))
  await expect(page.getByRole('region', { name: 'In the sidebar' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').locator('a[href*="calendar/12"]').first().click()
  await expect(region(page, 'day, insteadVideo')).toBeVisible()
  const lesson = page.getByRole('button', { name: 'Show the lesson' })
  await lesson.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Video player' })).toBeVisible()
  const away = region(page, 'day, top').getByRole('button')
  await away.focus()
  await page.keyboard.press('Enter')
  await expect(region(page, 'day, top')).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(region(page, 'day, bottom')).toBeVisible()
  await expect(region(page, 'day, top')).toHaveCount(0)
})
