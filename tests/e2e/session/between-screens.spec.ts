import type { JSHandle, Page } from '@playwright/test'
import { someWays } from '../../some-rows.ts'
import { address, expect, settled, test } from '../app.ts'
import { isSignedIn, MAIN, signIn } from '../people.ts'

/** What the page has shown, frame by frame and without repeats: a guest's screen, the frame of the signed-in screens, or neither. */
interface Frames {
  drawn: number
  seen: string[]
}

const watchFrames = (page: Page): Promise<JSHandle<Frames>> =>
  page.evaluateHandle(() => {
    const frames: Frames = { drawn: 0, seen: [] }
    const isShown = (selector: string, text = '') =>
      [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.textContent.includes(text))
    const isFrame = () => isShown('header .bone') || isShown('header [aria-haspopup]', 'Account menu')
    const note = () => {
      const now = isFrame() ? 'frame' : isShown('main h1') ? 'guest' : 'neither'
      if (frames.seen.at(-1) !== now) frames.seen.push(now)
      frames.drawn += 1
      requestAnimationFrame(note)
    }
    note()
    return frames
  })

for (const latency of someWays('straight into the frame', [0, 500, 1500])) {
  test(`a sign-in leads from the form straight into the frame: answers after ${latency} ms`, async ({ page }) => {
    await page.goto(address('lumen', '/', { scenario: 'fresh', latency }))
    await settled(page)
    const frames = await watchFrames(page)
    await signIn(page, MAIN)
    await isSignedIn(page, 'Vera')
    expect((await frames.jsonValue()).seen).toEqual(['guest', 'frame'])
  })
}

test('what stands for home after a sign-in has its picture where that of home appears', async ({ page }) => {
  await page.goto(address('lumen', '/', { scenario: 'fresh', latency: 1500 }))
  await settled(page)
  await signIn(page, MAIN)
  const largest = await page
    .waitForFunction(() => {
      const boxes = [...document.querySelectorAll('main .bone')].map((bone) => bone.getBoundingClientRect())
      const [first] = boxes.toSorted((one, other) => other.width * other.height - one.width * one.height)
      return first && first.width > 0 && { x: first.x, width: first.width, height: first.height }
    })
    .then((box) => box.jsonValue())
  const picture = page.locator('main [data-shared^="course-"]').first()
  const size = async () => {
    const box = await picture.boundingBox()
    return box && [box.x, box.width, box.height].map(Math.round)
  }
  await expect.poll(size).toEqual(largest && [largest.x, largest.width, largest.height].map(Math.round))
})

test('the sign-in stays until the file of the next guest’s screen is there', async ({ page, context }) => {
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const frames = await watchFrames(page)
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  // Half a second on a screen of 60 Hz.
  await expect.poll(async () => (await frames.jsonValue()).drawn).toBeGreaterThan(30)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s get you back in.' })).toBeVisible()
  expect((await frames.jsonValue()).seen).toEqual(['guest'])
})
