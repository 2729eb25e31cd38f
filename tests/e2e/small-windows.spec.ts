import { address, BRANDS, drawnInOwnFonts, expect, settled, test } from './app.ts'

const DAY = address('lumen', '/course/9002/calendar/12', { scenario: 'main', clock: '2026-06-09T10:30:00Z' })

// A phone on its side, a page at 400 %, or at 200 % on a wide screen: fixed elements must leave room for the content.
const LOW = [
  [667, 375],
  [720, 450],
  [800, 500],
] as const
test('in a low window the video of a day scrolls with the page', async ({ page }) => {
  await page.goto(DAY)
  await settled(page)
  for (const [width, height] of LOW)
    await test.step(`at ${width} by ${height}`, async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.setViewportSize({ width, height })
      await expect(page.locator('video')).toBeInViewport()
      await page.getByRole('heading', { name: 'Plan for today' }).scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, 900))
      await expect(page.locator('video')).not.toBeInViewport()
    })
})

const UPRIGHT = [
  [390, 844],
  [320, 568],
] as const
test('in an upright window the video of a day stays in view, and no control has the focus underneath it', async ({
  page,
}) => {
  await page.goto(DAY)
  const video = page.locator('video')
  const player = page.getByRole('region', { name: 'Video player' })
  await settled(page)
  for (const [width, height] of UPRIGHT)
    await test.step(`at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect(video).toBeVisible()
      await page.evaluate(() => scrollTo(0, 250))
      await expect(video).toBeInViewport({ ratio: 0.9 })
      const scrolled = await page.evaluate(() => scrollY)
      await player.getByRole('button').last().focus()
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      await page.getByRole('main').getByRole('button').last().focus()
      /** How far the focus is below the player; null: inside of it. */
      const below = () =>
        player.evaluate((part) => {
          const at = document.activeElement
          return at && !part.contains(at) ? at.getBoundingClientRect().top - part.getBoundingClientRect().bottom : null
        })
      const gaps: number[] = []
      for (let gap = await below(); gap !== null && gaps.length < 60; gap = await below()) {
        gaps.push(gap)
        await page.keyboard.press('Shift+Tab')
      }
      expect(gaps).not.toEqual([])
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
    })
})

test('where a video goes on, nothing over the picture of a small phone covers a button that plays it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const lesson = '/course/9002/calendar/12?lesson=4101211'
  await page.goto(address('lumen', lesson, { scenario: 'main', clock: '2026-06-09T10:30:00Z', lang: 'ru' }))
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThan(0)
  await video.evaluate((node: HTMLVideoElement) => (node.currentTime = 63))
  await page.reload()
  await expect(page.getByText('Продолжаем с 1:03').last()).toBeVisible()
  await drawnInOwnFonts(page)
  const play = page.getByRole('region', { name: 'Видеоплеер' }).getByRole('button', { name: 'Смотреть', exact: true })
  await expect(play).not.toHaveCount(0)
  for (const button of await play.all()) await button.click({ trial: true, timeout: 2000 })
})

test('a scroll bar beside the page leaves the player of the narrowest window its time', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(DAY)
  const time = page.getByRole('region', { name: 'Video player' }).locator('.num > [aria-hidden]').first()
  await expect(time).toHaveText('0:00')
  await drawnInOwnFonts(page)
  await expect(time).toBeInViewport({ ratio: 1 })
})

test('a balance of many digits leaves the header of the narrowest phone its menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.evaluate(() =>
    window.mockWorld.change(({ learners }) => {
      for (const { scores } of learners) for (const score of scores) score.amount = 900_719_925_474_099
    }),
  )
  await page.reload()
  await settled(page)
  const header = page.getByRole('banner')
  await expect(header.getByText(/^[\d,]{16,} points$/).last()).toBeAttached()
  await drawnInOwnFonts(page)
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 })
})

test('on a phone the links to the days beside this one come into view with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(DAY)
  await expect(page.locator('video')).toBeVisible()
  await settled(page)
  const link = page.getByRole('navigation', { name: 'Days', exact: true }).getByRole('link').first()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused({ timeout: 100 })
  }).toPass()
  await expect(link).toBeInViewport({ ratio: 1 })
  expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

test('in a low window a modal scrolls as a whole, including its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(address('lumen', '/home?modal=support', { scenario: 'main' }))
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send' })
  const title = dialog.getByRole('heading', { level: 2 })
  // It opens at its message.
  await expect(dialog.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused()
  await title.scrollIntoViewIfNeeded()
  await expect(title).toBeInViewport()
  await expect(send).not.toBeInViewport()
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport({ ratio: 1 })
})

test('the frame of home leaves room in low windows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 })
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  const header = page.getByRole('banner')
  await test.step('where there is hardly any height it scrolls along, and what has the focus comes into view', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(header).toBeInViewport({ ratio: 1 })
    await expect(sections).not.toBeInViewport()
    const start = page.getByRole('main').getByRole('link', { name: /^Start day/ })
    await start.focus()
    await expect(start).toBeInViewport({ ratio: 1 })
    await expect(header).not.toBeInViewport()
    await expect(sections).not.toBeInViewport()
    await sections.getByRole('link').last().focus()
    await expect(sections).toBeInViewport({ ratio: 0.95 })
  })
  const first = page.getByRole('navigation').getByRole('link').first()
  await test.step('where the header scrolls along the sidebar leaves no gap for it', async () => {
    await page.setViewportSize({ width: 900, height: 300 })
    await page.evaluate(() => scrollTo(0, 600))
    await expect(header).not.toBeInViewport()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(40)
  })
  await test.step('nothing lies outside of the safe area', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.evaluate(() => scrollTo(0, 0))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } })
    const box = async (part: ReturnType<typeof page.locator>) =>
      (await part.boundingBox()) ?? { x: Number.NaN, width: 0 }
    await expect.poll(async () => (await box(first)).x).toBeGreaterThanOrEqual(47)
    const main = await box(page.getByRole('main'))
    expect(main.x + main.width).toBeLessThanOrEqual(844 - 47)
  })
})

for (const [name, path] of [
  ['why a stage is locked', '/course/9002/calendar?modal=locked&stage=3'],
  ['that a day is finished', '/course/9002/calendar/3?modal=finished'],
] as const) {
  test(`a phone on its side shows the buttons of the dialog that says ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(address('lumen', path, { scenario: 'main', clock: '2026-06-09T18:30:00Z' }))
    await settled(page)
    await drawnInOwnFonts(page)
    const steps = page.getByRole('dialog').getByRole('link')
    await expect(steps.first()).toBeInViewport({ ratio: 1 })
    for (const step of await steps.all()) await expect(step).toBeInViewport({ ratio: 1 })
  })
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a phone on its side shows the whole choice of a language', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(address('lumen', '/home?modal=language', { scenario: 'main' }))
    await settled(page)
    await drawnInOwnFonts(page)
    const dialog = page.getByRole('dialog')
    const parts = [...(await dialog.getByRole('radio').all()), ...(await dialog.getByRole('button').all())]
    expect(parts).toHaveLength(6)
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  })

  for (const lang of ['en', 'ru', 'es'])
    test(`the sign-in of the smallest phone shows its button: ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      for (const brand of BRANDS)
        await test.step(brand, async () => {
          await page.goto(address(brand, '/', { scenario: 'fresh', persona: 'guest', lang }))
          await settled(page)
          await drawnInOwnFonts(page)
          await expect(page.locator('form button[type=submit]')).toBeInViewport({ ratio: 1 })
        })
    })

  test('where there is hardly any height the picture leaves the heading of the sign-in its room', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(address('lumen', '/', { scenario: 'fresh', persona: 'guest' }))
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 })
  })
})

test('an address whose tab is out of view shows its own tab', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const tab = page.locator('.tab-row [aria-current=page]')
  await page.goto(address('lumen', '/homework?state=approved', { scenario: 'main' }))
  await settled(page)
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.goto(address('lumen', '/home'))
  await settled(page)
  await page.goto(address('lumen', '/catalog'))
  await settled(page)
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await settled(page)
  await expect(tab).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
