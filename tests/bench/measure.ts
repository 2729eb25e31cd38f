// One cold run: a fresh browser on Slow 4G with the processor slowed down four times.
import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumSandbox, findChromium } from '../chromium.ts'

const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
export const SLOWDOWN = 4

/** Times in ms from the start of the navigation; null: it never happened. */
export interface Marks {
  paint: number | null
  /** The expected element was there, a frame with it was produced, and the main thread was free. */
  ready: number | null
  /** The same for the second expected element, if there is one. */
  next: number | null
  blocked: number
  shift: number
  kB: number
  requests: number
}

interface Wanted {
  token?: string
  /** Evaluated in the page repeatedly until it is true. */
  ready: string
  next?: string
  /** How long the page must be quiet at the end, in ms. */
  quietMs?: number
}

export interface Driven {
  page: Page
  cdp: CDPSession
  /** Waits until nothing is on the line any more. */
  quiet(): Promise<void>
  /** What was measured until the page is quiet. */
  marks(): Promise<Marks>
  waitFor(mark: 'ready' | 'next'): Promise<void>
}

/** Opens a browser with the network and the processor slowed down and lets `act` drive it. */
export async function drive<T>(wanted: Wanted, act: (driven: Driven) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox,
    args: [...chromiumArgs, '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
      locale: 'en-US',
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    let bytes = 0
    let requests = 0
    const line = { flying: 0, last: Date.now() }
    await cdp.send('Network.enable')
    cdp.on('Network.requestWillBeSent', () => {
      line.flying += 1
      requests += 1
    })
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      line.flying -= 1
      line.last = Date.now()
    })
    cdp.on('Network.loadingFailed', () => {
      line.flying -= 1
      line.last = Date.now()
    })
    await page.addInitScript(watchPage, { ready: wanted.ready, next: wanted.next ?? null, token: wanted.token ?? null })
    await cdp.send('Network.emulateNetworkConditions', LINE)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const quietMs = wanted.quietMs ?? 1200
    const quiet = async () => {
      const until = Date.now() + 30_000
      while (Date.now() < until && (line.flying > 0 || Date.now() - line.last < quietMs)) await pause(50)
    }
    return await act({
      page,
      cdp,
      quiet,
      waitFor: async (mark) => {
        // Playwright's own waiting evaluates a string in the page, which the policy forbids.
        const until = Date.now() + 60_000
        while ((await page.evaluate((name) => window.bench[name], mark)) === null) {
          if (Date.now() > until) throw new Error(`"${wanted[mark]}" never came at ${page.url()}`)
          await pause(50)
        }
      },
      async marks() {
        await quiet()
        return { ...(await page.evaluate(() => window.bench.read())), kB: bytes / 1000, requests }
      },
    })
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    bench: {
      ready: number | null
      next: number | null
      read(): Omit<Marks, 'kB' | 'requests'>
      /** Restarts the clock: what follows is measured from this moment. */
      restart(wanted: string): void
    }
  }
}

/** Runs in the page before anything else. */
function watchPage({ ready, next, token }: { ready: string; next: string | null; token: string | null }): void {
  try {
    if (token !== null && localStorage.getItem('learner.token') === null) localStorage.setItem('learner.token', token)
  } catch {
    // The origin is opaque before the first navigation.
  }
  let paint: number | null = null
  let blocked = 0
  let shift = 0
  let start = 0
  /** Sources of the videos that were there when the clock was restarted. */
  let sources: string[] = []
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint = entry.startTime
  })
  watch('longtask', ({ duration }) => {
    blocked += Math.max(0, duration - 50)
  })
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shift += value
  })
  const videos = () => [...document.querySelectorAll('video')]
  const until = (test: string, done: (at: number) => void) => {
    const look = () => {
      let isThere = false
      try {
        isThere = check(test)
      } catch {
        isThere = false
      }
      if (!isThere) return requestAnimationFrame(look)
      return requestAnimationFrame(() => {
        const free = new MessageChannel()
        free.port1.addEventListener('message', () => done(performance.now() - start))
        free.port1.start()
        free.port2.postMessage(0)
      })
    }
    requestAnimationFrame(look)
  }
  /** The condition to wait for: `field`, `alive`, `shown:Text` (the still view counts), `named:Text` (only the running app counts), `frame` (of another video than before). */
  const check = (test: string): boolean => {
    const [kind, detail = ''] = test.split(/:(.*)/s)
    const shown = (element: Element | null) => Boolean(element?.checkVisibility())
    if (kind === 'field') return shown(document.querySelector('input[name=email]'))
    if (kind === 'alive')
      return !document.querySelector('#first-view') && shown(document.querySelector('#root input[name=email]'))
    if (kind === 'shown')
      return [...document.querySelectorAll('#first-view, #root')].some(({ textContent }) =>
        textContent.includes(detail),
      )
    if (kind === 'named') return document.querySelector('#root')?.textContent?.includes(detail) ?? false
    if (kind === 'frame') return videos().some((one) => one.readyState >= 2 && !sources.includes(one.currentSrc))
    return false
  }
  window.bench = {
    ready: null,
    next: null,
    read: () => ({ paint, ready: window.bench.ready, next: window.bench.next, blocked, shift }),
    restart(wanted) {
      start = performance.now()
      blocked = 0
      shift = 0
      sources = videos().map(({ currentSrc }) => currentSrc)
      window.bench.next = null
      until(wanted, (at) => (window.bench.next = at))
    },
  }
  until(ready, (at) => (window.bench.ready = at))
  if (next !== null) until(next, (at) => (window.bench.next = at))
}
