import type { Page } from '@playwright/test'

interface Shift {
  value: number
  /** What has moved, with its place before and after. */
  moved: string[]
}

type Entry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Collects the layout shifts that no press has caused: `begin` forgets those before, `sum` adds them up, `all` also says what has moved. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const placed = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const { nodeName, textContent } = node ?? { nodeName: 'gone', textContent: '' }
          return `${nodeName} "${textContent?.slice(0, 40)}": ${placed(previousRect)} to ${placed(currentRect)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const begin = () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0))
  const all = async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  }
  const sum = async () => (await all()).reduce((total, { value }) => total + value, 0)
  return { begin, all, sum }
}
