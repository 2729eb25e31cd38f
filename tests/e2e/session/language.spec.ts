import { address, expect, received, settled, test } from '../app.ts'

test('a language chosen while the profile is demanded leaves the demand, and is stored with the profile', async ({
  page,
}) => {
  await page.goto(address('lumen', '/updateProfile', { scenario: 'profile-update' }))
  await settled(page)
  await page.getByLabel('First name').fill('Вера')
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Русский' }).click()
  await page.getByRole('button', { name: 'Yes, switch' }).click()
  const save = page.getByRole('button', { name: 'Сохранить и продолжить' })
  await expect(save).toBeVisible()
  await expect(page).toHaveURL(/\/updateProfile/)
  expect(await received(page, 'POST', /user$/)).toBe(0)
  // Another answer about the learner, with the language that the server still has.
  await page.reload()
  await expect(save).toBeVisible()
  // The dialog has promised it.
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Вера')
  await page.getByLabel('Фамилия').fill('Соколова')
  await save.click()
  await expect(page).toHaveURL(/\/home/)
  await page.reload()
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})
