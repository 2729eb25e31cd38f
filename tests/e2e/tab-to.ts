import type { Locator, Page } from '@playwright/test'

const MAX_STEPS = 80
/** A row of a long list is not there while the focus is far from it. */
const THERE = { timeout: 250 }

/** Presses Tab, or Shift+Tab, until the target has the focus; fails where it cannot be reached. That it shows there is the accessibility matrix's to check. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((node) => node.matches(':focus-visible'), undefined, THERE).catch(() => false)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Not reachable by Tab: ${String(target)}`)
}
