import { address, expect, settled, test } from '../app.ts'
import { isSignedIn, keptOnDevice, openSignIn } from '../people.ts'

const RETURN = '/?action=login&status=success&method=google&token='

test('what a network brings back signs in only the tab that has left for it, and once', async ({ page, context }) => {
  await openSignIn(page)
  const token = await page.evaluate(() => window.mockWorld.tokenOf('newcomer'))
  await page.getByRole('link', { name: 'Google' }).click()
  const other = await context.newPage()
  await other.goto(address('lumen', `${RETURN}${token}`))
  await expect(other.getByText('This sign-in was not begun in this tab')).toBeVisible()
  expect((await keptOnDevice(other))['learner.token']).toBeUndefined()

  await page.getByRole('button', { name: 'Sign in as Vera Sokolova' }).click()
  await expect(page).toHaveURL(/\/v\/home/)
  await isSignedIn(page, 'Vera Sokolova')
  const before = (await keptOnDevice(page))['learner.token']
  // Typed, in the tab that has just come back, and with a session alive.
  await page.goto(address('lumen', `${RETURN}${token}`))
  await isSignedIn(page, 'Vera Sokolova')
  expect((await keptOnDevice(page))['learner.token']).toBe(before)
})

test('who comes back from a network without an answer has begun nothing', async ({ page }) => {
  await openSignIn(page)
  const token = await page.evaluate(() => window.mockWorld.tokenOf('newcomer'))
  await page.getByRole('link', { name: 'Google' }).click()
  await expect(page.getByRole('heading', { name: /played by the mock world/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Google' })).toBeVisible()
  await page.goto(address('lumen', `${RETURN}${token}`))
  await expect(page.getByText('This sign-in was not begun in this tab')).toBeVisible()
})

test('an entry by a link that replaces another learner says who is signed in now, in all tabs', async ({
  page,
  context,
}) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await isSignedIn(page, 'Vera Sokolova')
  const token = await page.evaluate(() => window.mockWorld.tokenOf('newcomer'))
  const other = await context.newPage()
  await other.goto(address('lumen', `/auto-login?token=${token}`))
  for (const tab of [other, page])
    await expect(tab.getByRole('alertdialog').getByText('signed you in as Noor Haddad')).toBeVisible()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await settled(page)
  expect((await keptOnDevice(page))['learner.replaced-learner']).toBeUndefined()
})
