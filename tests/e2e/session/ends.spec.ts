import type { Page } from '@playwright/test'
import { SELDOM, someWays } from '../../some-rows.ts'
import { address, expect, received, settled, test } from '../app.ts'
import { isSignedIn, keptOnDevice, MAIN, moveTo, NEWCOMER, openSignIn, signIn } from '../people.ts'

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const NOTICE = 'You signed in on another device'

test('ten refused calls at once end the session once, with one notice; the return address and the draft are kept', async ({
  page,
}) => {
  // All that the page asks for by itself has been answered before anything is refused; its many courses are still to come.
  await page.goto(address('lumen', '/home', { scenario: 'bulk', fault: 'L7:404' }))
  await settled(page)
  await moveTo(page, '/home?modal=support')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Kept over the sign-out')
  await expect.poll(async () => JSON.stringify(await keptOnDevice(page))).toContain('Kept over')
  const before = await page.evaluate(async () => {
    // First, so that a call between the two is not refused before the learner moves on.
    await window.mockWorld.setLatency(300)
    await window.mockWorld.setFault('L7', null)
    await window.mockWorld.setFault('*', '401')
    return window.mockWorld.requests.length
  })
  await moveTo(page, '/homework?tab=done')
  await expect(signInButton(page)).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(1)
  const refused = await page.evaluate(
    (start) => window.mockWorld.requests.slice(start).filter(({ token }) => token !== null).length,
    before,
  )
  expect(refused, 'calls under way at once').toBeGreaterThanOrEqual(10)
  expect((await keptOnDevice(page))['learner.token']).toBeUndefined()

  await page.evaluate(async () => {
    await window.mockWorld.setFault('*', null)
    await window.mockWorld.setLatency(0)
  })
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  await expect(page).toHaveURL(/\/homework\?tab=done/)
  await page.goto(address('lumen', '/home?modal=support'))
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Kept over the sign-out')
})

test('the other tab follows a sign-out without asking, and a sign-in too', async ({ page, context }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  const other = await context.newPage()
  await other.goto(address('lumen', '/courses'))
  await settled(other)
  // What loads in idle time has come, too.
  for (const [call, times] of [
    [/^user-score/, 1],
    [/^user-community/, 1],
    [/\/status$/, 2],
  ] as const)
    await expect.poll(() => received(other, 'GET', call)).toBe(times)
  const asked = await received(other, 'GET', /^user/)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(signInButton(page)).toBeVisible()
  await expect(signInButton(other)).toBeVisible()
  expect(await received(other, 'GET', /^user/), 'no request told it').toBe(asked)
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  await isSignedIn(other, 'Vera Sokolova')
})

test('each tab goes back to its own place after a sign-out that nobody chose', SELDOM, async ({ page, context }) => {
  await page.goto(address('lumen', '/homework', { scenario: 'main' }))
  await settled(page)
  const other = await context.newPage()
  await other.goto(address('lumen', '/course/9002/calendar'))
  await settled(other)
  await moveTo(page, '/courses')
  await page.evaluate(() => window.mockWorld.signInElsewhere('main'))
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(other.getByText(NOTICE)).toBeVisible()
  await signIn(page, MAIN)
  await expect(page).toHaveURL(/\/courses/)
  await expect(other).toHaveURL(/\/course\/9002\/calendar/)
  await isSignedIn(other, 'Vera Sokolova')
})

test('a sign-in that follows the end of a session has its notice from the start, so that nothing moves under a press', async ({
  page,
}) => {
  await openSignIn(page)
  // Of a session that ended while the app was closed.
  await page.evaluate(() => localStorage.setItem('learner.token', 'eyJ1IjoxMDAxfQ.k3fZ_abc'))
  await page.addInitScript((notice) => {
    new MutationObserver((_changes, observer) => {
      const root = document.querySelector('#root')
      if (!root?.querySelector('form')) return
      observer.disconnect()
      document.documentElement.dataset['firstForm'] = root.textContent.includes(notice) ? 'with notice' : 'alone'
    }).observe(document, { subtree: true, childList: true })
  }, NOTICE)
  await page.goto(address('lumen', '/home'))
  await expect(page.locator('html')).toHaveAttribute('data-first-form', 'with notice')
})

test('after a chosen sign-out the back button shows nothing of the learner, nor do the kept places on pages, and the next one begins at home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1244, height: 480 })
  await openSignIn(page)
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  await page.getByRole('link', { name: 'Course calendar' }).click()
  await settled(page)
  await page.evaluate(() => scrollTo(0, 200))
  await page.getByRole('link', { name: 'Homework' }).first().click()
  // A new screen takes the focus, which closes an open menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Homework' })).toBeFocused()
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(signInButton(page)).toBeVisible()
  // The guard stops a guest at the learner's address.
  await page.goBack()
  await expect(signInButton(page)).toBeVisible()
  await expect(page.getByText('Vera Sokolova')).toHaveCount(0)
  // The router writes the places on pages down as a page is left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  const [places] = Object.entries(await keptOnDevice(page)).flatMap(([key, kept]) => (/scroll/.test(key) ? [kept] : []))
  expect(places).toContain('scrollY')
  expect(places).not.toMatch(/9002|homework|calendar/)
  await signIn(page, NEWCOMER)
  await isSignedIn(page, 'Noor Haddad')
  await expect(page).toHaveURL(/\/v\/home$/)
})

for (const line of someWays('sign-out', ['with', 'without'] as const))
  test(`a chosen sign-out from a day ${line} a line leaves nothing of what was watched`, async ({ page, context }) => {
    await page.goto(address('lumen', '/course/9002/calendar/12', { scenario: 'main' }))
    await settled(page)
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    await expect.poll(async () => Object.keys(await keptOnDevice(page))).toContain('learner.of.1001.video-places')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).hover()
    if (line === 'without') await context.setOffline(true)
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(signInButton(page)).toBeVisible()
    expect(Object.keys(await keptOnDevice(page)).filter((key) => key.startsWith('learner.of.'))).toEqual([])
  })

test('a chosen sign-out wipes the device offline too', async ({ page, context }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).hover()
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.poll(async () => (await keptOnDevice(page))['learner.token']).toBeUndefined()
  expect(Object.keys(await keptOnDevice(page)).filter((key) => key.startsWith('learner.of.'))).toEqual([])
})
