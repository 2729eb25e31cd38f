// What is pressed and written before a screen is inspected.
import type { Page } from '@playwright/test'

export const openAccountMenu = (page: Page) => page.locator('header [aria-haspopup="menu"]').last().click()
export const openBurger = (page: Page) => page.locator('header [aria-haspopup="dialog"]').click()
export const openLock = (page: Page) => page.locator('main [data-homework] [aria-haspopup="dialog"]').first().click()
export const openPicture = (page: Page) => page.locator('main a[href*="modal=picture"]').first().click()
export const addFirst = (page: Page) => page.locator('main [data-course] button').first().click()
const nextQuestion = (page: Page) => page.locator('main form button[type=submit]').click()
const answer = async (page: Page, text: string) => {
  await page.locator('main form input:not([readonly])').fill(text)
  await nextQuestion(page)
}
export const answerWrongly = async (page: Page) => {
  await answer(page, 'Theo')
  await answer(page, 'theo.marin@mail')
}
export const answerAll = async (page: Page) => {
  await answer(page, 'Theo')
  await answer(page, 'theo@mail.example')
  await answer(page, 'quiet-neck-12')
}
export const choosePhoto = async (page: Page) => {
  await page.locator('dialog input[type=file]').first().setInputFiles('mocks/media/hls/lumen/poster.jpg')
  await page.locator('dialog .ReactCrop__crop-selection').waitFor()
}
export const compare = async (page: Page) => {
  const photos = page.locator('main article button')
  await photos.nth(0).click()
  await photos.nth(1).click()
  await page.locator('main [aria-describedby=chosen-photos]').click()
}
export const payInVain = async (page: Page) => {
  await page.locator('main form button[type=submit]').click()
  await page.locator('main form [role=alert]').waitFor()
}
/** Leads to home, with what is said of the payment. */
export const leavePayment = async (page: Page) => {
  await page.locator('main form button[type=submit]').click()
  await page.locator('#mock-pay button').last().click()
  await page.locator('main [role=status] b').first().waitFor()
}
export const saveWork = async (page: Page) => {
  await page.locator('#own-work button').click()
  await page.locator('#own-work [role=status] b').waitFor()
}
export const openUnlink = (page: Page) => page.locator('main ul li button').first().click()
export const openRemove = (page: Page) => page.locator('main a[href*="modal=remove-method"]').first().click()
export const removeInUse = async (page: Page) => {
  await openRemove(page)
  await page.locator('dialog button:not([aria-label])').first().click()
}
/** Opens the practice of a part, and begins one. */
export const practise = async (page: Page) => {
  await page.locator('main section[tabindex="-1"] button[aria-expanded]:not([aria-haspopup])').click()
  await page.locator('main section[aria-labelledby] > div > [role=group] button').first().click()
  await page.locator('main [role=group] output').first().waitFor()
}
export const wantBreak = (page: Page) => page.getByRole('radio').nth(4).check()
export const sayTooLittle = async (page: Page) => {
  await page.getByRole('radio').nth(6).check()
  await page.locator('dialog textarea').fill('Exams.')
  await page.locator('dialog button:not([aria-label])').first().click()
}
export const sendAppeal = async (page: Page) => {
  await page.getByRole('combobox').selectOption({ index: 1 })
  await page.locator('main textarea').fill('It stops at 0:40.')
  await page.locator('main section:last-of-type button').last().click()
}
export const signInEmpty = (page: Page) => page.locator('#login-form button[type=submit]').click()
