import { address, drawnInOwnFonts, expect, received, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

test.use({ reducedMotion: 'no-preference' })

test('from the sign-in to a finished day without a pointer', async ({ page }) => {
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await expect(page.locator('#first-view')).toHaveCount(0)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('vera.sokolova@mail.example')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('sunlight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await settled(page)

  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('link', { name: /^(Start|Continue) day 12$/ }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calendar\/12$/)
  await settled(page)
  // A new screen moves the focus to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The player's code arrives after the frame of the day.
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await page.keyboard.press('k')
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0.5)
  await page.keyboard.press('k')
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)

  await tabTo(page, page.getByRole('tab', { name: 'Plan' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Transcript' })).toHaveAttribute('aria-selected', 'true')

  await tabTo(page, page.getByRole('button', { name: 'Finish day 12' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Day 12 is done')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await received(page, 'POST', /user-day-status\/\d+\/finish/)).toBe(1)
})

test('from homework to sending it without a pointer', async ({ page }) => {
  await page.goto(address('lumen', '/homework', { scenario: 'main' }))
  await settled(page)
  await tabTo(page, page.getByRole('link', { name: /Front light/ }))
  await page.keyboard.press('Enter')
  await settled(page)
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: /^Add photos or a video/ }))
  await page.keyboard.press('Enter')
  const photo = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0'),
    Buffer.alloc(2000, 7),
  ])
  await (await chooser).setFiles({ name: 'frame.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText(/^Uploaded/).first()).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Your message' }))
  await page.keyboard.type('Front light hides the texture.')
  await tabTo(page, page.getByRole('button', { name: 'Send for review' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('On checking').first()).toBeVisible()
})

test('the skip link, the menu and a modal give the focus back', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const account = page.getByRole('button', { name: /Account menu/ })
  await account.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()

  const support = page.getByRole('link', { name: 'Support' })
  await support.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeFocused()
  const others = page.getByRole('link', { name: 'Other ways to reach us' })
  await others.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(others).toBeFocused()
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, locale: 'ru-RU' })
  test('a tab that takes the focus is seen as a whole', async ({ page }) => {
    await page.goto(address('lumen', '/home', { scenario: 'main', lang: 'ru' }))
    await settled(page)
    await drawnInOwnFonts(page)
    const last = page.getByRole('main').getByRole('link', { name: 'Каталог', exact: true })
    await expect(last).not.toBeInViewport({ ratio: 1 })
    await tabTo(page, last)
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})
