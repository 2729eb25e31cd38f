import { type Locator, type Page, test as base, expect } from '@playwright/test'
// Its `window.mockWorld` is what tests speak to.
import type {} from '../../mocks/browser.ts'
import { LOADING } from '../loading-words.ts'
import { type BuiltFiles, builtFiles } from './built-files.ts'
import { watchForMessageIds } from './message-ids.ts'

/** Brands whose built apps are served, each under its own host name. */
export const BRANDS = ['lumen', 'kinetic', 'demo'] as const
export type BrandId = (typeof BRANDS)[number]

export type Situation = {
  scenario?: string
  lang?: string
  clock?: string
  fault?: string
  persona?: string
  latency?: number
  /** The mock panel is hidden unless asked for. */
  panel?: 'on'
}

/** Address of a screen of a brand's built app in a situation of the mock world, with the mock panel hidden. */
export function address(brand: string, path: string, situation: Situation = {}): string {
  const url = new URL(`http://${brand}.localhost:${process.env['SERVE_PORT']}/v${path}`)
  for (const [name, value] of Object.entries({ panel: 'off', ...situation })) url.searchParams.set(name, String(value))
  return url.href
}

/** What a page must never do, collected while a test runs. */
type Watch = { violations: string[]; errors: string[]; untold: string[]; messageIds: string[]; departures: string[] }

export const test = base.extend<{ watch: Watch; files: BuiltFiles }>({
  files: async ({ context }, run) => {
    const files = builtFiles(context)
    await run(files)
    expect(files.neverAsked(), 'files that this test treats, and nothing requested').toEqual([])
  },
  watch: [
    async ({ page, context }, use) => {
      const messageIds = await watchForMessageIds(context)
      const watch: Watch = { violations: [], errors: [], untold: [], messageIds, departures: [] }
      await page.exposeFunction('noteViolation', (text: string) => watch.violations.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const note = (window as unknown as { noteViolation(text: string): void }).noteViolation
          note(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      page.on('pageerror', (error) => watch.errors.push(`${error.name}: ${error.message}`))
      // Lingui warns of a text that no loaded catalogue has.
      page.on('console', (message) => {
        if (message.text().includes('Uncompiled message')) watch.untold.push(message.text())
        // The mock world marks a request that it refuses like this (`mocks/request-rules.ts`).
        if (message.text().includes('departs from the contract')) watch.departures.push(message.text())
      })
      await use(watch)
      expect(watch.violations, 'violations of the content security policy').toEqual([])
      expect(watch.errors, 'uncaught errors').toEqual([])
      expect(watch.untold, 'texts of a catalogue that is not there').toEqual([])
      expect(watch.messageIds, 'message ids in place of texts').toEqual([])
      expect(watch.departures, 'requests that the contract does not know').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Calls that the server has received so far. */
export const received = (page: Page, method: string, path: RegExp) =>
  page.evaluate(
    ([wanted, pattern]) =>
      window.mockWorld.requests.filter((one) => one.method === wanted && new RegExp(pattern).test(one.path)).length,
    [method, path.source] as const,
  )

/** Waits until a screen is complete: it has a heading and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#first-view')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: LOADING })).toHaveCount(0)
}

/** The families of the brand's own fonts that are there. */
export const ownFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => !family.includes('Fallback') && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

/** Waits until the page is drawn in the brand's own fonts, which come after the first view: widths change once more then. */
export async function drawnInOwnFonts(page: Page): Promise<void> {
  await expect.poll(() => ownFonts(page)).not.toEqual([])
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until nothing of an element moves or fades any more. */
export const stands = (part: Locator) =>
  part.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
