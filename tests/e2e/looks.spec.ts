import type { Locator } from '@playwright/test'
import { someRows } from '../some-rows.ts'
import { address, BRANDS, drawnInOwnFonts, expect, settled, stands, test } from './app.ts'
import { builtFile } from './built-files.ts'

test('the line under the current tab stays with it while the window gets narrower', async ({ page }) => {
  await page.goto(address('lumen', '/courses', { scenario: 'main' }))
  await drawnInOwnFonts(page)
  const tab = page.getByRole('link', { name: 'Courses' }).and(page.locator('[aria-current=page]')).last()
  const line = () => tab.evaluate((node) => parseFloat(getComputedStyle(node.parentElement ?? node, '::after').width))
  const gap = async () => Math.abs((await line()) - ((await tab.boundingBox())?.width ?? 0))
  await expect.poll(gap).toBeLessThan(1)
  await page.setViewportSize({ width: 1300, height: 900 })
  expect(await gap()).toBeLessThan(1)
})

for (const brand of BRANDS) {
  test(`${brand}: an unknown address shows the brand's own picture`, async ({ page }) => {
    await page.goto(address(brand, '/nowhere'))
    const picture = page.locator('figure img')
    await expect(picture).toHaveAttribute('src', /brand\/missing-/)
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  })
}

test('the h1 of a day with a video, for screen readers only on phones, has a box of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('lumen', '/course/9002/calendar/8', { scenario: 'main' }))
  await expect(page.locator('video')).toBeAttached()
  const width = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().width)
  await expect.poll(width).toBe(1)
})

for (const { brand, path, width } of [
  { brand: 'lumen', path: '/course/9002/calendar/12', width: 390 },
  { brand: 'kinetic', path: '/course/9002/calendar/5', width: 1440 },
]) {
  test(`the skeleton of a day is where its player and its tabs appear: ${brand}, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const main = page.getByRole('main')
    const top = async (part: Locator) => {
      await expect(part).toBeVisible()
      await drawnInOwnFonts(page)
      return (await part.boundingBox())?.y ?? Number.NaN
    }
    const player = main.locator('.bg-media').first()
    const situation = { scenario: 'main', clock: '2026-06-09T10:30:00Z' }
    await page.goto(address(brand, path, situation))
    const tabs = await top(page.getByRole('tablist'))
    const video = await top(player)
    await page.goto(address(brand, path, { ...situation, fault: 'L7:never' }))
    expect(await top(player)).toBeCloseTo(video, 0)
    expect(await top(main.locator('.border-b'))).toBeCloseTo(tabs, 0)
  })
}

test('a press gives feedback: anywhere under a finger, and on a busy button', async ({ page }) => {
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  const light = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('-webkit-tap-highlight-color'),
  )
  expect(light).toMatch(/0\.\d+\)$/)
  await page.goto(address('lumen', '/home?modal=support', { scenario: 'main' }))
  const dialog = page.getByRole('dialog')
  const moved = async (name: string) => {
    const button = dialog.getByRole('button', { name })
    await button.hover()
    await page.mouse.down()
    const move = () => button.evaluate((node) => getComputedStyle(node).translate)
    await stands(button)
    const reached = await move()
    await page.mouse.move(0, 0)
    await page.mouse.up()
    return reached
  }
  expect(await moved('Send')).toBe('none')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('The second lesson of day 12 does not start.')
  expect(await moved('Send')).toBe('0px 1px')
})

test('a locked day stays readable under the pointer, in both themes', async ({ page }) => {
  await page.goto(address('lumen', '/course/9002/calendar', { scenario: 'main' }))
  const tile = page.getByRole('button', { name: /^Day 15,/ })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await tile.hover()
    const text = await page.evaluate(() => getComputedStyle(document.body).color)
    await expect(tile).toHaveCSS('color', text)
  }
})

for (const width of someRows([320, 828, 900, 1000, 1024], String)) {
  test(`the headline of the sign-in takes two lines, neither of a single letter: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address('lumen', '/', { scenario: 'fresh', lang: 'ru' }))
    await settled(page)
    await drawnInOwnFonts(page)
    const lines = await page
      .getByRole('heading', { level: 1, name: 'С возвращением в студию.' })
      .evaluate((heading) => Math.round(heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight)))
    expect(lines).toBe(2)
  })
}

test('no text ends in a lonely word, whatever element it stands in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address('lumen', '/', { scenario: 'expired-token', lang: 'en' }))
  await settled(page)
  await drawnInOwnFonts(page)
  const ending = await page.getByText('You signed in on another device').evaluate((node) => {
    const text = node.firstChild
    const all = text?.textContent ?? ''
    const topOf = (start: number) => {
      const range = document.createRange()
      if (text) range.setStart(text, start)
      if (text) range.setEnd(text, start + 1)
      return range.getBoundingClientRect().top
    }
    const last = all.lastIndexOf(' ')
    return {
      isBroken: topOf(0) < topOf(last + 1),
      isLonely: topOf(all.lastIndexOf(' ', last - 1) + 1) < topOf(last + 1),
    }
  })
  expect(ending).toEqual({ isBroken: true, isLonely: false })
})

test('the states in home’s notes stand on one line in Spanish', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main', lang: 'es', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  await drawnInOwnFonts(page)
  const state = page.getByRole('main').getByText('Abierto hasta el 24 de agosto').first()
  for (const width of [828, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await state.boundingBox())?.height).toBeLessThan(30)
  }
})

test('the titles and the links of home’s notes stand in line, though a state is below its label', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.goto(address('lumen', '/home', { scenario: 'main', lang: 'ru', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  await drawnInOwnFonts(page)
  const notes = page.getByRole('list', { name: 'В этом курсе' }).getByRole('listitem')
  await expect(notes.getByRole('link')).toHaveCount(3)
  const tops = (part: string) =>
    notes.locator(part).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(await tops('p:nth-of-type(2)')).size).toBe(1)
  expect(new Set(await tops('a')).size).toBe(1)
})

test('the date of a course that has not begun is set as closely as other small text', async ({ page }) => {
  await page.setViewportSize({ width: 828, height: 900 })
  await page.goto(address('lumen', '/courses', { scenario: 'main', lang: 'ru', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  const start = page.getByRole('main').getByText('Начало: понедельник, 15 июня')
  const lines = await start.evaluate(
    (node) => node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).fontSize),
  )
  // Three lines of 1.4.
  expect(lines).toBeLessThan(5)
})

test('the ring of the focus has round corners also around what has none of its own', async ({ page }) => {
  await page.goto(address('kinetic', '/home', { scenario: 'main' }))
  await settled(page)
  await page.keyboard.press('Tab')
  const account = page.getByRole('button', { name: 'Account menu' })
  await account.focus()
  await expect(account).toHaveCSS('outline-style', 'solid')
  await expect(account).toHaveCSS('border-radius', '6px')
})

test('the focus of the bottom bar is drawn inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('kinetic', '/home', { scenario: 'main' }))
  await settled(page)
  await page.keyboard.press('Tab')
  const bar = page.getByRole('navigation', { name: 'Sections' })
  for (const link of await bar.getByRole('link').all()) {
    await link.focus()
    const room = await link.evaluate((node) => {
      const { left, right, bottom } = node.getBoundingClientRect()
      const { outlineOffset, outlineWidth } = getComputedStyle(node)
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth)
      return Math.min(left - ring, document.documentElement.clientWidth - right - ring, innerHeight - bottom - ring)
    })
    expect(room).toBeGreaterThanOrEqual(0)
  }
})

test('the sign-in keeps its place when the sheet of home comes over its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  await drawnInOwnFonts(page)
  const form = page.locator('#login-form')
  const before = await form.boundingBox()
  await page.evaluate(
    async (href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      const came = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
      document.head.append(link)
      await came
    },
    `/v/${builtFile('src/home.css')}`,
  )
  expect(await form.boundingBox()).toEqual(before)
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })
  test('the header has room for the longest common title', async ({ page }) => {
    await page.goto(address('lumen', '/user/subscriptions', { scenario: 'main' }))
    await settled(page)
    await drawnInOwnFonts(page)
    const title = page.locator('header span').getByText('Subscriptions', { exact: true })
    await expect.poll(() => title.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  })

  test('a longer title takes two lines of the header', async ({ page }) => {
    await page.goto(address('lumen', '/homework/9002/4103', { scenario: 'main', lang: 'ru' }))
    await settled(page)
    await drawnInOwnFonts(page)
    const title = page.locator('header span').getByText('Домашние работы', { exact: true })
    const cut = () =>
      title.evaluate((node) => [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight])
    await expect.poll(cut).toEqual([0, 0])
    const { y, height } = (await title.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    const header = await page.locator('header').first().boundingBox()
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThan(header?.height ?? 0)
  })
})

test('a state without a colour of its own stays visible on the ground of a row under the pointer', async ({ page }) => {
  await page.goto(address('lumen', '/homework', { scenario: 'main', clock: '2026-06-09T10:30:00Z' }))
  await settled(page)
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /Not sent/ })
    .first()
  await row.hover()
  const [ground, pill] = await row.evaluate((link) => {
    const words = [...link.querySelectorAll('span')].findLast((part) => part.textContent === 'Not sent')
    return [getComputedStyle(link, '::before').backgroundColor, words && getComputedStyle(words).backgroundColor]
  })
  expect(pill).toMatch(/^(rgb|oklch|color)/)
  expect(pill).not.toBe(ground)
})
