import { address, expect, settled, test } from '../app.ts'

const MENU = 'src/shell/account-menu-box.tsx'

test.describe('the account menu, whose file loads after the first view', () => {
  test('says that its file failed, and opens with the next press', async ({ page, files }) => {
    const lost = await files.lose(MENU)
    await page.goto(address('lumen', '/home', { scenario: 'main' }))
    await settled(page)
    const account = page.getByRole('button', { name: /Account menu/ })
    await account.click()
    await expect(page.getByText('This part didn’t load. Check the connection and try again.')).toBeVisible()
    await expect(account).toHaveAttribute('aria-expanded', 'false')
    await lost.give()
    await account.click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('opens by a press that came before its slow file', async ({ page, files }) => {
    const held = await files.hold(MENU)
    await page.goto(address('lumen', '/home', { scenario: 'main' }))
    const account = page.getByRole('button', { name: /Account menu/ })
    await account.focus()
    await page.keyboard.press('Enter')
    await expect(account).toHaveAttribute('aria-busy', 'true')
    await held.give()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
  })
})
