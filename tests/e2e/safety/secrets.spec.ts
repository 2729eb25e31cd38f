import type { Page, Request } from '@playwright/test'
import { someRows } from '../../some-rows.ts'
import { address, BRANDS, expect, settled, test } from '../app.ts'
import { isSignedIn, keptOnDevice, MAIN, NEWCOMER, openSignIn, signIn } from '../people.ts'
import { knownPaths } from '../../a11y/screens.ts'
import { CLOCK, placed } from '../../a11y/place.ts'
import { beforeCode } from '../before-code.ts'

const POLICY_KEY = 'learner.cookie-policy'
const TOKEN_KEY = 'learner.token'
const DRAFT = 'The light in the third window is wrong.'

for (const brand of someRows(BRANDS, String)) {
  test(`${brand}: nothing is sent to third parties, and nothing of theirs is stored`, async ({ page, context }) => {
    test.slow()
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (protocol.startsWith('http') && !host.startsWith(`${brand}.localhost:`)) foreign.push(request.url())
    })
    await page.goto(address(brand, '/home', { scenario: 'main', clock: CLOCK }))
    await settled(page)
    // These end the session, or show a foreign page by design.
    const others = ['/logout', '/auto-login', '/document']
    for (const path of someRows(knownPaths(), String, { every: 6 }).filter((one) => !others.includes(one))) {
      await page.goto(address(brand, placed(path, brand, 'main')))
      await settled(page)
    }
    expect(foreign).toEqual([])
    expect((await context.cookies(page.url())).map(({ name }) => name).toSorted()).toEqual([POLICY_KEY, TOKEN_KEY])
    expect(Object.keys(await keptOnDevice(page)).filter((key) => !/^(learner\.|tsr-scroll)/.test(key))).toEqual([])
  })
}

test('the token is found in its header, its cookie and its storage key only', async ({ page, context }) => {
  const seen: string[] = []
  const note = (text: string | null | undefined) => text && seen.push(text)
  page.on('console', (message) => note(message.text()))
  page.on('request', (request) => noteRequest(request, note))
  await openSignIn(page)
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  const token = (await keptOnDevice(page))[TOKEN_KEY] ?? ''
  expect(token.length).toBeGreaterThan(10)

  // A failure on the way: neither its report nor its message may carry the token.
  await page.evaluate(() => window.mockWorld.setFault('L38', '403'))
  await page.goto(address('lumen', '/user/subscriptions'))
  await settled(page)
  note(page.url())
  note(await page.content())
  note(await page.evaluate(() => JSON.stringify(history.state)))

  const kept = Object.entries(await keptOnDevice(page)).filter(([, value]) => value.includes(token))
  expect(kept.map(([key]) => key)).toEqual([TOKEN_KEY])
  expect((await context.cookies()).filter(({ value }) => value.includes(token)).map(({ name }) => name)).toEqual([
    TOKEN_KEY,
  ])
  expect(seen.filter((text) => text.includes(token))).toEqual([])
})

test('a guest’s draft does not fill the form of a learner who signs in late', async ({ page }) => {
  const draft = { email: 'guest@mail.example', name: 'Guest', message: DRAFT }
  await page.addInitScript((kept) => sessionStorage.setItem('learner.draft.support', kept), JSON.stringify(draft))
  // Later than the app waits before it shows what it has.
  await page.goto(address('lumen', '/home?modal=support', { scenario: 'main', latency: 4000 }))
  await expect(page.getByLabel('Email')).toHaveValue('vera.sokolova@mail.example')
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a token in our own address is removed before anything else is loaded', async ({ page }) => {
  await openSignIn(page)
  const token = await page.evaluate(() => window.mockWorld.tokenOf('main'))
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) noteRequest(request, (text) => text && told.push(text))
  })
  await page.goto(address('lumen', `/auto-login?token=${token}&returnUrl=/courses`))
  await isSignedIn(page, 'Vera Sokolova')
  await expect(page).toHaveURL(/\/courses/)
  expect(told.filter((text) => text.includes(token))).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain(token)
})

test('a second learner sees nothing of the first', async ({ page }) => {
  await openSignIn(page)
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  for (const path of ['/homework', '/user/settings']) {
    await page.goto(address('lumen', path))
    await settled(page)
  }
  await writeDraft(page)
  await page.goto(address('lumen', '/logout'))
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(JSON.stringify(await keptOnDevice(page))).not.toMatch(/vera|sokolova|third window/i)

  await signIn(page, NEWCOMER)
  await isSignedIn(page, 'Noor Haddad')
  for (const path of [
    '/home',
    '/courses',
    '/homework',
    '/user/settings',
    '/user/subscriptions',
    '/home?modal=support',
  ]) {
    await page.goto(address('lumen', path))
    await settled(page)
    expect(await page.locator('body').innerText()).not.toMatch(/vera|sokolova|third window|light first/i)
  }
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('')
})

test('a draft that an involuntary sign-out leaves behind is shown to its learner only', async ({ page }) => {
  await openSignIn(page)
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  await writeDraft(page)
  await page.evaluate(() => window.mockWorld.signInElsewhere('main'))
  await expect(page.getByText('You signed in on another device')).toBeVisible()

  await signIn(page, NEWCOMER)
  await isSignedIn(page, 'Noor Haddad')
  await page.goto(address('lumen', '/home?modal=support'))
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('')

  await page.goto(address('lumen', '/logout'))
  await signIn(page, MAIN)
  await isSignedIn(page, 'Vera Sokolova')
  await page.goto(address('lumen', '/home?modal=support'))
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(DRAFT)
})

async function writeDraft(page: Page): Promise<void> {
  await page.goto(address('lumen', '/home?modal=support'))
  await settled(page)
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(DRAFT)
  await expect.poll(async () => JSON.stringify(await keptOnDevice(page))).toContain(DRAFT)
}

/** Everything that a request reveals except its Authorization header. */
function noteRequest(request: Request, note: (text: string | null) => void): void {
  note(request.url())
  note(request.postData())
  const { authorization: _token, ...headers } = request.headers()
  note(JSON.stringify(headers))
}

test('requests before any code follow no redirect: another host must not see their headers', async ({ page }) => {
  await page.addInitScript(() => {
    const real = fetch
    const modes: string[] = []
    window.fetch = (input, init) => {
      if (init?.headers) modes.push(new Request(input, init).redirect)
      return real(input, init)
    }
    Object.assign(window, { modes })
  })
  await beforeCode(page, '/home', {})
  await page.goto(address('lumen', '/home', { scenario: 'main' }), { waitUntil: 'commit' })
  const modes = () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'modes'))])
  await expect.poll(modes).toEqual(['error'])
})
