import type { Page } from '@playwright/test'
import { address, expect, received, settled, test } from './app.ts'

/** Holds back all of the app's code until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

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
  await expect(page.getByText('Enter your email.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()
})

for (const [locale, words] of [
  ['en-US', 'Sign in'],
  ['ru-RU', 'Войти'],
  ['es-MX', 'Iniciar sesión'],
  ['de-DE', 'Sign in'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`the form stands in the browser's language before any code: ${locale}`, async ({ page }) => {
      await holdCode(page)
      await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: words })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale.startsWith('de') ? 'en' : locale.slice(0, 2))
    })
  })
}

test('nothing moves when the code takes over', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const letGo = await holdCode(page)
  await page.goto(address('lumen', '/', { scenario: 'fresh' }), { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  letGo()
  await expect(page.locator('#first-view')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

// A server may take its time with the first answers.
test('whoever comes with a token in the address sees the frame, not a blank page, and the token is gone', async ({
  page,
}) => {
  await holdCode(page)
  const target = address('lumen', '/auto-login', { scenario: 'fresh' })
  await page.goto(`${target}&token=eyJ1IjoxMDAxfQ.k3fZ_abc&returnUrl=%2Fhome`, { waitUntil: 'commit' })
  await expect(page.locator('#first-view header')).toBeVisible()
  expect(page.url()).not.toContain('token')
})
