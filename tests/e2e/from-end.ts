import type { Locator } from '@playwright/test'

/** How much of what scrolls in an element stands below it, in px. */
export const fromEnd = (scroller: Locator): Promise<number> =>
  scroller.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
