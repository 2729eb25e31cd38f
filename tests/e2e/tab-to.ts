import type { Locator, Page } from '@playwright/test'

const MAX_STEPS = 80

/** Presses Tab until the target has the focus; fails where it cannot be reached. That it shows there is the accessibility matrix's to check. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((node) => node.matches(':focus-visible')).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reachable by Tab: ${String(target)}`)
}
