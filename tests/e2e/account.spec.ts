import { address, expect, settled, test } from './app.ts'
import { keptOnDevice, MAIN, signIn } from './people.ts'
import { tabTo } from './tab-to.ts'

test('the email is changed by a code, from the keyboard', async ({ page }) => {
  await page.goto(address('lumen', '/user/edit', { scenario: 'main' }))
  await settled(page)
  await tabTo(page, page.getByRole('link', { name: 'Change the email' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type('vera@new.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused()
  await page.keyboard.type('123456')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('vera@new.example', { exact: true })).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(page.getByText('vera@new.example', { exact: true })).toBeVisible()
})

test('the account is deleted after a question, and leaves nothing on the device', async ({ page }) => {
  await page.goto(address('lumen', '/user/settings', { scenario: 'main' }))
  await settled(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Delete account' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  // The safe answer has the focus.
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await tabTo(page, question.getByRole('button', { name: 'Delete account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const kept = Object.keys(await keptOnDevice(page))
  expect(kept.filter((key) => /learner\.(of\.|token|known)/.test(key))).toEqual([])

  await signIn(page, MAIN)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    /There is no account with this email\./,
  )
})
