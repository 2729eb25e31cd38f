import { address, expect, settled, test } from '../app.ts'

const MENU_FILE = /\/assets\/account-menu-box.*\.js/

test.describe('the account menu, whose file loads after the first view', () => {
  test('says that its file failed, and opens with the next press', async ({ page, context }) => {
    await context.route(MENU_FILE, (route) => route.abort())
    await page.goto(address('lumen', '/home', { scenario: 'main' }))
    await settled(page)
    const account = page.getByRole('button', { name: /Account menu/ })
    await account.click()
    await expect(page.getByText('This part didn’t load. Check the connection and try again.')).toBeVisible()
    await expect(account).toHaveAttribute('aria-expanded', 'false')
    await context.unroute(MENU_FILE)
    await account.click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('opens by a press that came before its slow file', async ({ page, context }) => {
    let letCome = () => {}
    const isLet = new Promise<void>((resolve) => (letCome = resolve))
    await context.route(MENU_FILE, async (route) => {
      await isLet
      await route.continue()
    })
    await page.goto(address('lumen', '/home', { scenario: 'main' }))
    const account = page.getByRole('button', { name: /Account menu/ })
    await account.focus()
    await page.keyboard.press('Enter')
    await expect(account).toHaveAttribute('aria-busy', 'true')
    letCome()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
  })
})
