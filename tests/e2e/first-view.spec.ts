import { someWays } from '../some-rows.ts'
import { address, expect, ownFonts, received, settled, test } from './app.ts'
import { holdCode } from './hold-code.ts'
import { watchShifts } from './layout-shifts.ts'

test('what is typed before the code arrives stays, with the focus', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await email.click()
  await page.keyboard.type('vera.sokolova@mail')
  await page.getByLabel('Password', { exact: true }).fill('sun')
  await email.focus()
  letGo()
  await expect(page.locator('#first-view')).toHaveCount(0)
  await expect(email).toHaveValue('vera.sokolova@mail')
  await expect(email).toBeFocused()
  await page.keyboard.type('.example')
  await expect(email).toHaveValue('vera.sokolova@mail.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sun')
})

test('the caret stays inside the password', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('sunlght')
  await password.press('ArrowLeft')
  await password.press('ArrowLeft')
  await password.press('ArrowLeft')
  letGo()
  await expect(page.locator('#first-view')).toHaveCount(0)
  await page.keyboard.type('i')
  await expect(password).toHaveValue('sunlight')
})

test('a submit that came too early is carried out once', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('vera.sokolova@mail.example')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('sunlight')
  await password.press('Enter')
  await password.press('Enter')
  letGo()
  await expect(page).toHaveURL(/\/home$/)
  await settled(page)
  expect(await received(page, 'POST', /auth\/login$/)).toBe(1)
})

test('an early submit of an empty form shows its messages beside the fields', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
  await page.getByLabel('Email').press('Enter')
  letGo()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.')
})

const LOCALES = [
  ['en-US', 'Sign in'],
  ['ru-RU', 'Войти'],
  ['es-MX', 'Iniciar sesión'],
  ['de-DE', 'Sign in'],
] as const
for (const [locale, words] of someWays('locale', LOCALES)) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`the form is in the browser's language before any code: ${locale}`, async ({ page }) => {
      await holdCode(page)
      await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: words })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale.startsWith('de') ? 'en' : locale.slice(0, 2))
    })
  })
}

test('nothing moves when the code takes over', async ({ page }) => {
  const shifts = await watchShifts(page)
  const letGo = await holdCode(page)
  await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  letGo()
  await expect(page.locator('#first-view')).toHaveCount(0)
  await expect.poll(() => ownFonts(page)).toHaveLength(2)
  expect(await shifts.sum()).toBeLessThan(0.01)
})

// A server may take its time over the first answers.
test('an address with a token shows the frame instead of a blank page, and the token is removed', async ({ page }) => {
  await holdCode(page)
  const target = address('lumen', '/auto-login', { scenario: 'fresh' })
  await page.goto(`${target}&token=eyJ1IjoxMDAxfQ.k3fZ_abc&returnUrl=%2Fhome`, { waitUntil: 'commit' })
  await expect(page.locator('#first-view header')).toBeVisible()
  expect(page.url()).not.toContain('token')
})

test('code that a release has removed: one reload, then a message with a way out', async ({ page, context }) => {
  const code = /\/assets\/.*\.js$/
  await context.route(code, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  )
  let loads = 0
  page.on('framenavigated', () => (loads += 1))
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  const words = page.getByRole('alert').filter({ hasText: 'The page could not be loaded. Check your connection.' })
  await expect(words).toBeVisible()
  expect(loads).toBe(2)
  // What is typed in the meantime stays.
  await page.getByLabel('Email').fill('vera.sokolova@mail.example')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(words).toBeVisible()
  expect(loads, 'no second reload by itself').toBe(3)
  await context.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#first-view')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test.describe('in Russian, offline', () => {
  test.use({ locale: 'ru-RU' })
  test('a cached page whose code does not load says so at once', async ({ page, context }) => {
    // A dead connection: devices often take it for a working one.
    await context.route(/\/assets\/.*\.js$/, (route) => route.abort('internetdisconnected'))
    await context.route(/\/v\/home/, (route) =>
      route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.continue(),
    )
    let loads = 0
    page.on('framenavigated', () => (loads += 1))
    await page.goto(address('lumen', '/home', { scenario: 'fresh' }))
    await expect(page.getByRole('alert')).toContainText('Страница не загрузилась. Проверьте соединение.')
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
    expect(loads).toBe(1)
  })
})

const MENUS = ['/course/9002/calendar', '/course/9002/calendar/8', '/homework/9002/1']
for (const path of someWays('menus', MENUS)) {
  test(`the menus of a first screen work even if its answers never arrive: ${path}`, async ({ page }) => {
    await page.goto(address('lumen', path, { scenario: 'main', fault: 'L7:never' }))
    await expect(page.getByText('Still loading')).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/user\/settings?$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Vera Sokolova' })).toBeVisible()
  })
}

const BARS = [
  [null, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ['dark', 'not all', 'all'],
  ['light', 'all', 'not all'],
] as const
for (const [stored, light, dark] of someWays('bars', BARS)) {
  test(`the browser's bars follow the stored theme: ${stored}`, async ({ page }) => {
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem('learner.theme', JSON.stringify(theme))
    }, stored)
    await holdCode(page)
    await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    const bars = page.locator('meta[name=theme-color]')
    await expect(bars.nth(0)).toHaveAttribute('media', light)
    await expect(bars.nth(1)).toHaveAttribute('media', dark)
  })
}

const FIRST_PAINTS = [
  ['fresh', '/'],
  ['main', '/home'],
] as const
for (const [scenario, path] of someWays('first paint', FIRST_PAINTS))
  test(`on a slow processor the first thing painted is the still view, not the ground alone: ${path}`, async ({
    page,
  }) => {
    await page.goto(address('lumen', path, { scenario }))
    await settled(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    for (let load = 0; load < 2; load += 1) {
      await page.reload({ waitUntil: 'commit' })
      const paints = () =>
        page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => Math.round(startTime)))
      await expect.poll(async () => (await paints()).length).toBe(2)
      const [first, withContent] = await paints()
      expect(first).toBe(withContent)
    }
  })
