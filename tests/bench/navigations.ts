// Fifty navigations through the main screens: how much memory they leave behind, and how fast a press is answered.
import { slowPercentile, takeInteractions, watchInteractions } from './interactions.ts'
import { liveBytes } from './live-bytes.ts'
import { drive } from './measure.ts'

interface Place {
  origin: string
  token: string
}

const ROUNDS = 50
const BEFORE = 10
/** The course whose calendar is visited; its name is that screen's heading. */
const COURSE = 'Light First'
const OVERVIEW = { hasNotText: COURSE }

interface Standing {
  heap: number
  live: number
  nodes: number
  listeners: number
}

/** Walks between home, courses and a calendar by pressing links; prints the growth from the 10th to the 50th round and the slowest presses. */
export async function measureNavigations({ origin, token }: Place, print: (line: string) => void): Promise<void> {
  const { early, late, presses } = await drive(
    { token, ready: `named:${COURSE}` },
    async ({ page, cdp, waitFor, marks }) => {
      await cdp.send('Performance.enable')
      await page.goto(`${origin}/v/home`, { waitUntil: 'commit' })
      await waitFor('ready')
      await marks()
      await watchInteractions(page)
      const stand = async (): Promise<Standing> => {
        // On a loaded machine the screen before may not be gone yet.
        await marks()
        await cdp.send('HeapProfiler.collectGarbage')
        await cdp.send('HeapProfiler.collectGarbage')
        const { metrics } = await cdp.send('Performance.getMetrics')
        const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
        const counted = { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
        return { ...counted, live: (await liveBytes(cdp)) / 1e6 }
      }
      let tenth: Standing | undefined
      for (let round = 1; round <= ROUNDS; round += 1) {
        for (const [link, address, heading] of [
          ['a[href$="/courses"]', /\/courses$/, OVERVIEW],
          // Not a day's: home, whose heading may still stand, has such links.
          ['main a[href$="/calendar"]', /\/calendar$/, { hasText: COURSE }],
          ['a[href$="/home"]', /\/home$/, OVERVIEW],
        ] as const) {
          await page.locator(link).filter({ visible: true }).first().tap()
          await page.waitForURL(address)
          // The address changes first: a press on an element that is about to go would hit whatever replaces it.
          await page.locator('h1').filter(heading).first().waitFor()
        }
        if (round === BEFORE) tenth = await stand()
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
    `50 rounds: heap +${grown.toFixed(2)} MB from the 10th (goal 0.5), nodes ${early?.nodes} next ${late.nodes}, listeners ${early?.listeners} next ${late.listeners} (goal: the same)`,
  )
  print(
    `of which objects, texts and closures +${kept.toFixed(2)} MB; the rest is what the engine compiled of code that runs often`,
  )
  print(`press to next paint, p98: ${slowest.toFixed(0)} ms of ${presses.length} (goal 96)`)
}
