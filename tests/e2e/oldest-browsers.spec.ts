import { address, expect, settled, test } from './app.ts'

/** What the oldest browsers of the build's targets lack (Safari 17.5). */
function takeNewerAway() {
  const remove = (owner: object, ...names: string[]) => names.forEach((name) => Reflect.deleteProperty(owner, name))
  remove(URL, 'parse')
  remove(Promise, 'try')
  remove(RegExp, 'escape')
  remove(Uint8Array, 'fromBase64', 'fromHex')
  const iterators = Reflect.getPrototypeOf(Reflect.getPrototypeOf([].values()) ?? {}) ?? {}
  remove(iterators, ...Object.getOwnPropertyNames(iterators).filter((name) => name !== 'constructor'))
  remove(window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'CloseWatcher')
  remove(Document.prototype, 'startViewTransition')
  remove(Navigator.prototype, 'connection', 'deviceMemory', 'userAgentData')
  remove(Intl, 'DurationFormat')
}

const PATHS = [
  '/home',
  '/courses',
  '/course/9002/calendar',
  '/course/9002/calendar/12',
  '/homework',
  '/homework/9002/4103',
  '/user/settings',
  '/user/subscriptions',
]

test('the main screens are drawn by the oldest browsers that the app is built for', async ({ page }) => {
  await page.addInitScript(takeNewerAway)
  for (const path of PATHS) {
    await page.goto(address('lumen', path, { scenario: 'main' }))
    await settled(page)
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/didn’t load|went wrong/)
  }
})
