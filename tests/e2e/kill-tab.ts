import type { Page } from '@playwright/test'

/** Ends the process of a page at once, as a crash or a phone short of memory does: nothing of it runs any more, not what runs when a page is left. */
export async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}
