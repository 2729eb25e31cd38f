import type { Page } from '@playwright/test'

/** Holds back all of the app’s code until it is released, also where a worker fetches it for the page. */
export async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.context().route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
