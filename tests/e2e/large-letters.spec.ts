import { sidewaysScroll } from '../a11y/page-checks.ts'
import { address, expect, settled, test } from './app.ts'

test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

for (const brand of ['lumen', 'kinetic'])
  test(`letters of twice the size do not make home wider than a narrow phone: ${brand}`, async ({ page }) => {
    await page.goto(address(brand, '/home', { scenario: 'main', lang: 'ru', clock: '2026-06-09T10:30:00Z' }))
    await settled(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sidewaysScroll(page)).toEqual([])
  })

test('the phone’s header shows whole lines of its title in letters of twice the size', async ({ page }) => {
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'main', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const title = page.getByRole('banner').getByText('Light First')
  const lines = await title.evaluate((node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight))
  expect(lines).toBeGreaterThan(1)
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05)
})
