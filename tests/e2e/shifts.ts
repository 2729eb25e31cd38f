import type { Page } from '@playwright/test'

/** Collects the layout shifts that no press has caused: `begin` forgets those so far, `sum` waits for what is drawn next and adds them up. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const begin = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0))
  const sum = async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    return shifts.reduce((all, value) => all + value, 0)
  }
  return { begin, sum }
}
