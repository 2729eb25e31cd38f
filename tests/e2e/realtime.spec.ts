import { address, expect, received, settled, test } from './app.ts'
import { hasLoaded } from './built-files.ts'
import { MAIN, signIn } from './people.ts'

/** The homework that waits for an expert in the scenario. */
const HOMEWORK = 'One egg, one window, three frames'
const ELSEWHERE = 'You signed in on another device, so this one is closed.'

test("an expert's answer and its points appear without a reload", async ({ page }) => {
  await page.goto(address('lumen', '/homework', { scenario: 'homework-checking' }))
  await settled(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(HOMEWORK) })
    .click()
  await expect(page.getByRole('heading', { name: HOMEWORK }).first()).toBeVisible()
  await settled(page)
  await expect(page.getByRole('main').getByText('On checking').first()).toBeVisible()
  const before = await page
    .getByText(/^[\d,]+ points?$/)
    .first()
    .innerText()
  const asked = await received(page, 'GET', /user-homework$/)

  // The socket opens once the page is idle.
  await hasLoaded(page, 'src/shell/realtime/start-realtime.ts')

  // Polling fails, so that only an event can bring the news.
  await page.evaluate(async () => {
    await window.mockWorld.setFault('L14', '500')
    await window.mockWorld.setFault('A21', '500')
    await window.mockWorld.expertAnswers()
  })
  const main = page.getByRole('main')
  await expect(main.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('On checking')).toHaveCount(0)
  await expect(main.getByText(/That is all I asked for/)).toHaveCount(1)
  await expect(page.getByText(/^[\d,]+ points?$/).first()).not.toHaveText(before)
  expect(await received(page, 'GET', /user-homework$/)).toBe(asked)
})

test('a sign-in on another device ends every tab with a notice, and the learner returns to the same screen', async ({
  page,
  context,
}) => {
  await page.goto(address('lumen', '/homework', { scenario: 'homework-checking' }))
  await settled(page)
  const second = await context.newPage()
  await second.goto(address('lumen', '/homework'))
  await settled(second)

  const signInElsewhere = () => window.mockWorld.signInElsewhere('main')
  const calls = await received(page, 'GET', /./)
  // The socket opens once the page is idle; an event sent before that would be lost, and the next answer would bring the news.
  await expect(async () => {
    await page.evaluate(signInElsewhere)
    await expect(page.getByText(ELSEWHERE)).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await received(page, 'GET', /./), 'no request told it').toBe(calls)
  await expect(second.getByText(ELSEWHERE)).toBeVisible()

  await signIn(page, MAIN)
  await expect(page).toHaveURL(/\/v\/homework$/)
  await settled(page)
})
