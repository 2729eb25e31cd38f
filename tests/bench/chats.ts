// A chat of which all 20,000 messages are loaded, against a bare list of the same library and an empty chat.
import type { CDPSession, Page } from 'playwright'
import { slowPercentile, takeInteractions, watchInteractions } from './interactions.ts'
import { drive, type Driven, SLOWDOWN } from './measure.ts'

interface Place {
  origin: string
  token: string
  /** The chat of 20,000 messages, and one without any. */
  long: number
  empty: number
}

type Row = (what: string, value: number, floor: number | null, goal: string) => void

/** The message before the newest: the list of chats shows the newest one, too. */
const OPEN = 'named:Question 19999:'
/** Of the page's life: loading 20,000 messages in 400 pages takes its time. */
const LOADED_BY_MS = 150_000
const MOUNTS = 5
const SPEED_PX_S = 3000
const SCROLL_MS = 3000
const LETTERS = 'Is it level, or does it lean to the left?'

/** Prints what a long chat costs. */
export async function measureChats({ origin, token, long, empty }: Place, row: Row): Promise<void> {
  const floor = await drive({ ready: 'named:Open' }, async (driven) => {
    await driven.page.goto(`${origin}/floors/chat.html`, { waitUntil: 'commit' })
    await driven.waitFor('ready')
    const mounts = await mountsOf(driven, 'a')
    return { mounts, ...(await scrolled(driven.page)) }
  })
  const bare = await drive({ token, ready: 'named:The Quiet Portrait' }, async (driven) => {
    await driven.page.goto(`${origin}/v/chat/${empty}`, { waitUntil: 'commit' })
    await driven.waitFor('ready')
    await driven.quiet()
    return { heap: await heapOf(driven.cdp), letters: await lettersOf(driven.page) }
  })
  const here = await drive({ token, ready: OPEN }, async (driven) => {
    const { page, cdp } = driven
    await page.goto(`${origin}/v/chat/${long}`, { waitUntil: 'commit' })
    await driven.waitFor('ready')
    await driven.quiet()
    const link = `a[href$="/chat/${long}"]`
    const back = () => page.getByRole('button', { name: 'Go back' }).tap()
    await back()
    const few = await mountsOf(driven, link)
    await loadAll(page, cdp)
    const scroll = await scrolled(page)
    const heap = await heapOf(cdp)
    const letters = await lettersOf(page)
    await back()
    return { ...scroll, heap, letters, few, mounts: await mountsOf(driven, link) }
  })
  row('chat of 20,000: mount', median(here.mounts), median(floor.mounts), '1.5')
  // The rest of it is what opening the screen takes.
  row('chat of 20,000: mount, of that with one page', median(here.mounts), median(here.few), '1.5')
  row('chat of 20,000: p95 frame at 3,000 px/s', percentile(here.frames), percentile(floor.frames), '25')
  row('chat of 20,000: longest task meanwhile', here.longest, null, `50 (floor ${floor.longest.toFixed(0)})`)
  row('chat of 20,000: most elements of its list', here.elements, null, '400')
  row('chat of 20,000: MB of heap above an empty one', (here.heap - bare.heap) / 1e6, null, '12')
  row('a letter in it, p98 to the next paint', slowPercentile(here.letters), slowPercentile(bare.letters), '1.2')
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const percentile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

/** From a press on what opens a list, all its data being there, to its newest rows, in ms, several times. */
async function mountsOf({ page, waitFor, quiet }: Driven, opener: string): Promise<number[]> {
  const all: number[] = []
  for (let round = 0; round < MOUNTS; round += 1) {
    await quiet()
    const target = page.locator(opener).filter({ visible: true }).first()
    await target.waitFor()
    await page.evaluate(
      (ready) => document.addEventListener('click', () => window.bench.restart(ready), { capture: true, once: true }),
      OPEN,
    )
    await target.tap()
    await waitFor('next')
    all.push(await page.evaluate(() => window.bench.next ?? Number.NaN))
    if (round < MOUNTS - 1) await page.getByRole('button', { name: 'Go back' }).tap()
  }
  return all
}

/** Loads every message, as fast as it goes, by the search's own button. */
async function loadAll(page: Page, cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.getByRole('button', { name: 'Search in this conversation' }).tap()
  await page.getByRole('button', { name: 'Load earlier messages' }).waitFor()
  await page.evaluate(async (until) => {
    const more = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Load earlier messages'))
    // It goes once nothing is missing.
    for (let button = more(); button && performance.now() < until; button = more()) {
      if (button.ariaBusy !== 'true') button.click()
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
  }, LOADED_BY_MS)
  await page.getByRole('button', { name: 'Close the search' }).tap()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Scrolls the list up: its frames and its longest task in ms, and how many elements it had at most. */
function scrolled(page: Page): Promise<{ frames: number[]; longest: number; elements: number }> {
  return page.evaluate(
    ([speed, duration]) =>
      new Promise((resolve) => {
        const list = document.querySelector('[data-scroller]')
        const frames: number[] = []
        let longest = 0
        let elements = 0
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) longest = Math.max(longest, entry.duration)
        }).observe({ type: 'longtask' })
        const begun = performance.now()
        let before = begun
        const step = (now: number) => {
          if (now > before) frames.push(now - before)
          if (list) list.scrollTop -= (speed * (now - before)) / 1000
          before = Math.max(before, now)
          elements = Math.max(elements, list?.querySelectorAll('*').length ?? Number.NaN)
          if (now - begun < duration) requestAnimationFrame(step)
          else setTimeout(() => resolve({ frames, longest, elements }), 100)
        }
        requestAnimationFrame(step)
      }),
    [SPEED_PX_S, SCROLL_MS] as const,
  )
}

/** Bytes that the page's scripts hold, once what they have dropped is gone. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** How long each letter typed takes until it is painted, in ms. */
async function lettersOf(page: Page): Promise<number[]> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).focus()
  await watchInteractions(page)
  await page.keyboard.type(LETTERS, { delay: 120 })
  return takeInteractions(page)
}
