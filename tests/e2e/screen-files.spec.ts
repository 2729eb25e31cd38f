import { address, expect, settled, test } from './app.ts'
import { withImports } from './built-files.ts'

const SUBSCRIPTIONS = 'src/routes/_auth/user/subscriptions.tsx'

test('the files of a screen are requested together', async ({ page, context }) => {
  // From the start: what idle time asks for may come at any moment.
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(request.url()))
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.waitForLoadState('networkidle')
  const needed = withImports(SUBSCRIPTIONS).map((file) => new URL(`/v/${file}`, page.url()).href)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  expect(needed.filter((url) => !asked.has(url)).length).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).first().click()
  // What the screen's own file imports is on its way before that file is there.
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(needed))
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
})

test('the motion between screens comes with its styles', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  // Without them the whole page would fade at each navigation, and take no presses meanwhile.
  const moving = () => getComputedStyle(document.documentElement).viewTransitionName
  await expect.poll(() => page.evaluate(moving)).toBe('none')
})
