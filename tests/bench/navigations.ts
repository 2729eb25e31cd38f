// Fifty navigations through the main screens: how much memory they leave behind, and how fast a press is answered.
import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import { slowPercentile, takeInteractions, watchInteractions } from './interactions.ts'
import { liveBytes } from './live-bytes.ts'
import { drive } from './measure.ts'

interface Place {
  origin: string
  token: string
}

const NAVIGATIONS = 50
const BEFORE = 10
/** The course whose calendar is visited. */
const COURSE = 'Light First'
// Each with a part of its heading, which no other screen has: the address changes before the screen does, and a press on an element that is
// about to go would hit whatever replaces it.
const HOME = { link: 'a[href$="/home"]', path: '/home', heading: 'Vera' }
const COURSES = { link: 'a[href$="/courses"]', path: '/courses', heading: 'My courses' }
const CALENDAR = { link: 'main a[href$="/calendar"]', path: '/calendar', heading: COURSE }
/** Rounds, which are walked again and again from home. Each divides the distance of the two measures, so that both are taken on one screen. */
const ROUNDS = [
  { name: 'between two screens, as other apps were measured', steps: [COURSES, HOME] },
  { name: 'with a calendar', steps: [COURSES, CALENDAR, COURSES, HOME] },
]
const PATIENCE_MS = 60_000

interface Standing {
  heap: number
  live: number
  nodes: number
  listeners: number
}

/** Evaluates a short expression in the page. Playwright's own code is not used there: the engine would compile it, too, and count it as the app's. */
async function look(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value
}

async function until(cdp: CDPSession, expression: string): Promise<unknown> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await look(cdp, expression)
    if (found) return found
    if (Date.now() > end) throw new Error(`never true: ${expression}`)
    await pause(50)
  }
}

/** Presses the first visible link that fits, with a finger, once it stands still. */
async function tap(cdp: CDPSession, link: string): Promise<void> {
  const place = `(() => {
    const link = [...document.querySelectorAll(${JSON.stringify(link)})].find((one) => one.checkVisibility())
    if (!link) return null
    link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    const at = [x + width / 2, y + height / 2]
    return document.elementFromPoint(...at)?.closest('a') === link && JSON.stringify(at)
  })()`
  let last: unknown
  for (let at = await until(cdp, place); at !== last; at = await until(cdp, place)) {
    last = at
    await pause(50)
  }
  const [x = 0, y = 0]: number[] = JSON.parse(String(last))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Walks between the main screens by pressing links; prints the growth from the 10th to the 50th navigation and the slowest presses. */
export async function measureNavigations(place: Place, print: (line: string) => void): Promise<void> {
  for (const round of ROUNDS) await measureWalk(place, round, print)
}

async function measureWalk(
  { origin, token }: Place,
  { name, steps }: (typeof ROUNDS)[number],
  print: (line: string) => void,
): Promise<void> {
  const { early, late, presses } = await drive(
    { token, ready: `named:${COURSE}` },
    async ({ page, cdp, waitFor, quiet }) => {
      await cdp.send('Performance.enable')
      await page.goto(`${origin}/v/home`, { waitUntil: 'commit' })
      await waitFor('ready')
      await quiet()
      await watchInteractions(page)
      const stand = async (): Promise<Standing> => {
        // On a loaded machine the screen before may not be gone yet.
        await quiet()
        await cdp.send('HeapProfiler.collectGarbage')
        await cdp.send('HeapProfiler.collectGarbage')
        const { metrics } = await cdp.send('Performance.getMetrics')
        const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
        const counted = { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
        return { ...counted, live: (await liveBytes(cdp)) / 1e6 }
      }
      let tenth: Standing | undefined
      for (let navigation = 1; navigation <= NAVIGATIONS; navigation += 1) {
        const { link, path, heading } = steps[(navigation - 1) % steps.length] ?? HOME
        await tap(cdp, link)
        const shown = `[...document.querySelectorAll('h1')].some((one) => one.checkVisibility() && one.textContent.includes(${JSON.stringify(heading)}))`
        await until(cdp, `location.pathname.endsWith('${path}') && ${shown}`)
        if (navigation === BEFORE) tenth = await stand()
      }
      return {
        early: tenth,
        late: await stand(),
        presses: await takeInteractions(page),
      }
    },
  )
  const grown = early ? late.heap - early.heap : Number.NaN
  const kept = early ? late.live - early.live : Number.NaN
  const slowest = slowPercentile(presses)
  print(
    `${NAVIGATIONS} navigations ${name}: heap +${grown.toFixed(2)} MB from the ${BEFORE}th (goal 0.5), nodes ${early?.nodes} next ${late.nodes}, listeners ${early?.listeners} next ${late.listeners} (goal: the same)`,
  )
  print(
    `of which objects, texts and closures +${kept.toFixed(2)} MB; the rest is what the engine compiled of code that runs often`,
  )
  print(`press to next paint, p98: ${slowest.toFixed(0)} ms of ${presses.length} (goal 96)`)
}
