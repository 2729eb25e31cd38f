import type { Route } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { someWays } from '../some-rows.ts'
import { address, drawnInOwnFonts, expect, settled, test } from './app.ts'
import { fileOf, firstAddressOf, weightOf, withImports } from './built-files.ts'
import { watchShifts } from './layout-shifts.ts'

const SUBSCRIPTIONS = 'src/routes/_auth/user/subscriptions.tsx'
const DAY_FOOT = 'src/routes/_auth/course.$streamId/-day-foot.tsx'
const MAIN_DAY = { scenario: 'main', clock: CLOCK }

test('the files of a screen are requested together', async ({ page, files }) => {
  const [own, ...imported] = withImports(SUBSCRIPTIONS)
  expect(imported, `imports of ${own}`).not.toEqual([])
  const held = await files.hold(SUBSCRIPTIONS)
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  await page.waitForLoadState('networkidle')
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).first().click()
  await held.asked
  // What the screen's own file imports is there before that file.
  await expect.poll(loaded).toEqual(expect.arrayContaining(imported.map((file) => `/v/${file}`)))
  expect(await loaded()).not.toContain(`/v/${own}`)
  await held.give()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
})

/** The school's days ask for each of their homeworks three times over, in texts of other lengths. */
function severalHomeworks() {
  const ask = window.fetch
  window.fetch = async (...call) => {
    const answer = await ask(...call)
    if (!/\/courses\/\d+\/stages/.test(new Request(...call).url)) return answer
    const body = await answer.json()
    for (const day of body.data.flatMap(({ days }: { days: object[] }) => days))
      day.homeworks = day.homeworks.flatMap((row: { id: number; homework_id: number; homework: object | null }) =>
        [1, 4, 40].map((times, n) => {
          const texts = { title: 'Light '.repeat(times), description: 'Look at it. '.repeat(times) }
          return { ...row, id: row.id + n * 100_000, homework: { id: row.homework_id, ...row.homework, ...texts } }
        }),
      )
    return new Response(JSON.stringify(body), answer)
  }
}

for (const width of someWays('end of a day', [390, 1440]))
  test(`at ${width} px nothing moves when the file of a day's homeworks and of its end comes`, async ({
    page,
    files,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(severalHomeworks)
    const shifts = await watchShifts(page)
    const held = await files.hold(DAY_FOOT)
    await page.goto(address('lumen', placed('/course/$streamId/calendar/$dayNumber', 'lumen', 'main'), MAIN_DAY))
    await settled(page)
    await held.asked
    await drawnInOwnFonts(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await shifts.all()
    await shifts.begin()
    await held.give()
    await expect(page.getByRole('link', { name: 'Send the homework' })).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'End of the day' })).toBeVisible()
    expect(await shifts.all()).toEqual([])
  })

test('the button over a video does not move when the one beside it comes', async ({ page, files }) => {
  const held = await files.hold('src/domains/conversations/ask-at-moment.tsx')
  await page.goto(address('lumen', placed('/course/$streamId/calendar/$dayNumber', 'lumen', 'main'), MAIN_DAY))
  const practise = page.getByRole('button', { name: 'Practise a part' })
  await expect(practise).toBeVisible()
  await held.asked
  const before = await practise.boundingBox()
  await held.give()
  await expect(page.getByRole('button', { name: 'Ask about this moment' })).toBeVisible()
  expect(await practise.boundingBox()).toEqual(before)
})

test('the motion between screens comes with its styles', async ({ page }) => {
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  // Without them the whole page would fade at each navigation, and take no presses meanwhile.
  const moving = () => getComputedStyle(document.documentElement).viewTransitionName
  await expect.poll(() => page.evaluate(moving)).toBe('none')
})

const LOSSES = {
  'is dropped': (route: Route) => route.abort(),
  'is not there': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  'is the page itself': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'is the page itself under its type': (route: Route) =>
    route.fulfill({ contentType: 'text/css', body: '<!doctype html>' }),
}

for (const [how, lose] of someWays('style sheet', Object.entries(LOSSES)))
  test(`a style sheet that ${how} is asked for again, so that nothing stays unstyled`, async ({ page, files }) => {
    let pages = 0
    page.on('load', () => (pages += 1))
    await files.route(firstAddressOf('src/home.css'), lose)
    await page.goto(address('lumen', '/home', { scenario: 'main' }))
    await settled(page)
    const rules = await page.evaluate(
      (file) =>
        [...document.styleSheets].flatMap(({ href, cssRules }) => (file.test(href ?? '') ? [cssRules.length > 0] : [])),
      fileOf('src/home.css'),
    )
    expect(rules).toEqual([true])
    expect(pages, 'without a reload').toBe(1)
  })

test('a build for the web has no code of the app’s store', () => {
  expect(weightOf('src/domains/purchases/')).toBeGreaterThan(0)
  expect(weightOf('src/domains/purchases/store/') + weightOf('src/platform/app-store.ts')).toBe(0)
})
