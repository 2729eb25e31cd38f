import { address, BRANDS, expect, settled, test } from './app.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`the chosen segment stands out from its ground: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(address('lumen', '/user/settings', { scenario: 'main' }))
    await settled(page)
    const group = page.getByRole('radiogroup', { name: 'Theme' })
    const ground = (selector: string) =>
      group.locator(selector).evaluate((node) => getComputedStyle(node).backgroundColor)
    const chosen = await ground('label:has(:checked)')
    expect(chosen).not.toBe('rgba(0, 0, 0, 0)')
    expect(chosen).not.toBe(await group.evaluate((node) => getComputedStyle(node).backgroundColor))
  })
}

for (const brand of BRANDS) {
  test(`${brand}: an unknown address shows the brand's own picture`, async ({ page }) => {
    await page.goto(address(brand, '/nowhere'))
    const picture = page.locator('figure img')
    await expect(picture).toHaveAttribute('src', /brand\/missing-/)
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  })
}

test('the h1 of a day with a video, read and not seen on phones, has a box of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('lumen', '/course/9002/calendar/8', { scenario: 'main' }))
  await expect(page.locator('video')).toBeAttached()
  const width = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().width)
  await expect.poll(width).toBe(1)
})
