import type { Page } from '@playwright/test'
import { PASSWORD } from '../../mocks/world/seed/people.ts'
import { address, expect, received, settled, test } from './app.ts'
import { isSignedIn, keptOnDevice, openSignIn } from './people.ts'

const SECRET = 'quiet-neck-12'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Types the answer to a question that has the focus, and sends it by Enter. */
async function type(page: Page, question: string, text: string): Promise<void> {
  await expect(page.getByLabel(question, { exact: true })).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name, { timeout: 100 })
  }).toPass({ intervals: [1] })
}

test('kinetic: joining by keyboard alone', async ({ page }) => {
  await openSignIn(page, 'kinetic')
  await tabTo(page, 'Create an account')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Hi. What should we call you?')).toBeVisible()
  await tabTo(page, 'Hi. What should we call you?')
  await type(page, 'Hi. What should we call you?', 'Ida')
  await type(page, 'Nice to meet you, Ida. Which email should we write to?', 'ida@mail.example')
  await type(page, 'Now a password you don’t use elsewhere.', SECRET)
  await expect(page.getByRole('button', { name: 'Create my account' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Would you like to sign in with one tap next time?')).toBeVisible()
  await tabTo(page, 'Skip for now')
  await page.keyboard.press('Enter')
  await type(page, 'When is your birthday?', '14061991')
  await expect(heading(page, 'Would you like to add a photo of yours?')).toBeVisible()
  await tabTo(page, 'Skip for now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/v\/home$/)
  await settled(page)
  await isSignedIn(page, 'Ida')
  expect(await received(page, 'POST', /auth\/signup-by-email/)).toBe(1)
  // The demo course of the school.
  await expect(page.getByRole('link', { name: /^Start day 1$/ }).first()).toBeVisible()
})

test('demo: joining goes on after a reload, and ends with the notifications', async ({ page }) => {
  // A browser without a head answers by itself.
  await page.addInitScript(() => {
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = () => {
      permission = 'granted'
      return Promise.resolve('granted')
    }
  })
  await page.goto(address('demo', '/signup', { scenario: 'fresh' }))
  await settled(page)
  const answer = async (question: string, text: string) => {
    await page.getByLabel(question, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await answer('Hi. What should we call you?', 'Ida')
  await answer('Nice to meet you, Ida. Which email should we write to?', 'ida@mail.example')
  await page.getByLabel('Now a password you don’t use elsewhere.', { exact: true }).fill(SECRET)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('list', { name: 'Your answers so far' }).getByText('ida@mail.example')).toBeVisible()
  await expect(page.getByLabel('Now a password you don’t use elsewhere.', { exact: true })).toHaveValue('')
  expect(JSON.stringify(await keptOnDevice(page))).not.toContain(SECRET)
  await answer('Now a password you don’t use elsewhere.', SECRET)
  await page.getByRole('button', { name: 'Create my account' }).click()

  await expect(heading(page, 'Would you like to sign in with one tap next time?')).toBeVisible()
  await page.getByRole('button', { name: 'Link Google' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByLabel('When is your birthday?', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/user-info-chat$/)
  await page.getByLabel('When is your birthday?', { exact: true }).fill('14.06.')
  await page.reload()
  await settled(page)
  await expect(page.getByLabel('When is your birthday?', { exact: true })).toHaveValue('14.06.')
  await answer('When is your birthday?', '14.06.1991')
  await page.setInputFiles('input[type=file]', {
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(heading(page, 'May we tell you when something is new?')).toBeVisible()
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  await expect(heading(page, 'Everything is set.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/v\/home$/)
  await isSignedIn(page, 'Ida')
})

test('a network is linked by the way through its page, and unlinked', async ({ page }) => {
  await page.goto(address('lumen', '/user/social-networks', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('button', { name: 'Link Apple' }).click()
  await page.getByRole('button', { name: 'Fail with link_social_id_already_taken' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText(/already belongs to another learner/)
  await expect(page).toHaveURL(/\/user\/social-networks$/)
  await page.getByRole('button', { name: 'Got it' }).click()

  await page.getByRole('button', { name: 'Link Apple' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Apple is linked.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/user\/social-networks$/)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('button', { name: 'Unlink Apple' })).toBeVisible()
  await expect(page.getByText('Apple is linked.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Unlink Apple' }).click()
  await page.getByRole('button', { name: 'Unlink', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Link Apple' })).toBeVisible()
})

test('access is recovered by the link of an email, which demands a new password', async ({ page }) => {
  await openSignIn(page)
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(heading(page, 'Let’s get you back in.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('vera.sokolova@mail.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^The email is on its way to/).first()).toBeVisible()
  const token = await page.evaluate(
    async () => (await window.mockWorld.read()).tokens.find(({ resetsPassword }) => resetsPassword)?.token,
  )
  await page.goto(address('lumen', `/auto-login?token=${token}`))
  await expect(page).toHaveURL(/\/resetPassword$/)
  await page.getByLabel('New password', { exact: true }).fill(SECRET)
  await page.getByLabel('The same once more', { exact: true }).fill(SECRET)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/v\/home$/)
  await page.goto(address('lumen', '/logout'))
  await settled(page)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('vera.sokolova@mail.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Restore password' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(SECRET)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/v\/home$/)
})
