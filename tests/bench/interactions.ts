// Presses and typing on every kind of control: how long until the next paint, compared with a press on a bare page of the same libraries.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { drive } from './measure.ts'

interface Place {
  origin: string
  token: string
  /** A course and two of its days: one with a video and one that is still locked. */
  streamId: number
  day: number
  lockedDay: number
}

interface Step {
  what: string
  act: (page: Page) => Promise<unknown>
}

const ROUNDS = 3
const BARE_ROUNDS = 20
/** Between two steps: what a press has started has to be drawn before the next one is measured. */
const BETWEEN_MS = 400
/** Interactions that the browser does not report took less than this, in ms. */
const LEAST_MS = 16

/** Starts recording the duration of each interaction, by its kind of event. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const took = new Map<number, number>()
    Object.assign(window, { took })
    const note: PerformanceObserverCallback = (list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0)
          continue
        took.set(entry.interactionId, Math.max(took.get(entry.interactionId) ?? 0, entry.duration))
      }
    }
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Durations recorded so far, in ms; empties the record. */
export async function takeInteractions(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { took } = window as unknown as { took: Map<number, number> }
    const all = [...took.values()]
    took.clear()
    return all
  })
}

const press = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .tap()
const key = (name: string) => (page: Page) => page.keyboard.press(name)
/** A slow machine may still be opening it. */
const close = async (page: Page) => {
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor()
  await page.keyboard.press('Escape')
}
const type = (name: string, text: string) => async (page: Page) => {
  const field = page.getByRole('textbox', { name }).or(page.getByRole('searchbox', { name })).first()
  await field.focus()
  await page.keyboard.type(text, { delay: 60 })
}

/** What a learner presses on the main screens, screen by screen. */
function journey({ streamId, day, lockedDay }: Place): { path: string; ready: string; steps: Step[] }[] {
  const course = `/v/course/${streamId}/calendar`
  return [
    {
      path: '/v/home',
      ready: 'named:Light First',
      steps: [
        { what: 'menu opens', act: press('button', 'Menu') },
        { what: 'menu closes', act: close },
        { what: 'tab', act: press('link', /courses/i) },
        { what: 'search', act: type('Find a course', 'light') },
      ],
    },
    {
      path: course,
      ready: 'named:Light First',
      steps: [
        { what: 'modal opens', act: press('button', new RegExp(`^Day ${lockedDay}\\b`)) },
        { what: 'modal closes', act: close },
      ],
    },
    {
      path: `${course}/${day}`,
      ready: 'frame',
      steps: [
        { what: 'play', act: press('button', 'Play') },
        { what: 'pause', act: key('k') },
        { what: 'seek', act: key('ArrowRight') },
        { what: 'settings open', act: press('button', 'Playback settings') },
        { what: 'settings close', act: close },
        { what: 'transcript', act: press('tab', 'Transcript') },
        { what: 'search of the transcript', act: type('Find in the transcript', 'light') },
      ],
    },
    {
      path: '/v/homework?modal=support',
      ready: 'named:Homework',
      steps: [
        { what: 'typing a message', act: type('Message', 'A word to support') },
        { what: 'modal closes', act: close },
        { what: 'tab', act: press('link', /^Approved/) },
      ],
    },
  ]
}

/** Prints the slowest interactions and their 98th percentile compared with a bare page's. */
export async function measureInteractions(place: Place, print: (line: string) => void): Promise<void> {
  const { origin, token } = place
  const all: { what: string; ms: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path, ready, steps } of journey(place)) {
      await drive({ token, ready }, async ({ page, waitFor, quiet }) => {
        await page.goto(origin + path, { waitUntil: 'commit' })
        await waitFor('ready')
        await quiet()
        await watchInteractions(page)
        for (const { what, act } of steps) {
          for (const ms of await durationsOf(page, act)) all.push({ what: `${path} ${what}`, ms })
        }
      })
    }
  }
  const bare = await bareInteractions(origin, token)
  const floor = slowPercentile(bare)
  const here = slowPercentile(all.map(({ ms }) => ms))
  print(`interaction to next paint, p98 of ${all.length}: ${here} ms, ${(here / floor).toFixed(2)} x ${floor} (goal 2)`)
  for (const { what, ms } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 12)) print(`  ${ms} ms  ${what}`)
}

/** Durations of the interactions of one step, in ms. */
async function durationsOf(page: Page, act: Step['act']): Promise<number[]> {
  await act(page)
  await pause(BETWEEN_MS)
  const took = await takeInteractions(page)
  return took.length > 0 ? took : [LEAST_MS]
}

/** The 98th percentile. */
export const slowPercentile = (list: readonly number[]) =>
  list.toSorted((a, b) => b - a)[Math.floor(list.length * 0.02)] ?? Number.NaN

/** Presses a link of a bare page of the same libraries, and the one back. */
function bareInteractions(origin: string, token: string): Promise<number[]> {
  return drive({ token, ready: 'named:Lesson' }, async ({ page, waitFor, quiet }) => {
    await page.goto(`${origin}/floors/day.html?press=1`, { waitUntil: 'commit' })
    await waitFor('ready')
    await quiet()
    await watchInteractions(page)
    const all: number[] = []
    for (let round = 0; round < BARE_ROUNDS; round += 1) {
      all.push(...(await durationsOf(page, () => page.locator('a').first().tap())))
      await page.goBack()
      await pause(BETWEEN_MS)
    }
    return all
  })
}
