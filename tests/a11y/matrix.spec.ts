import type { Page } from '@playwright/test'
import { address, expect, settled, test } from '../e2e/app.ts'
import { axeFaults } from './axe-faults.ts'
import { hiddenFocus, lengthenTexts, movingParts, sidewaysScroll, smallTargets } from './page-checks.ts'
import { CLOCK } from './place.ts'
import { isFullRun, someRows, someWays } from '../some-rows.ts'
import { type ScreenState, screenStates, whereIs } from './screens.ts'
import { EVERY_VARIANT, PAIRWISE, type Variant } from './variants.ts'

const soft = expect.configure({ soft: true })
/** The skeleton of a screen has no heading yet. */
const BONES_SKIP = ['page-has-heading-one']
const NARROW = { width: 320, height: 640 }

/** Every screen in its first state; of its other states those that are chosen by their names. */
const states = screenStates()
const isFirst = ({ path }: ScreenState, at: number) => states.findIndex((one) => one.path === path) === at
const others = someRows(
  states.filter((state, at) => !isFirst(state, at)),
  ({ name }) => name,
  { every: 24 },
)
const chosenStates = states.filter((state, at) => isFirst(state, at) || others.includes(state))

/** One page goes through so many screens of a variant: to load the app anew in it costs half of what a new browser context does. */
const SCREENS_OF_A_PAGE = 8

const chosen = chosenStates.flatMap((state) => variantsOf(state).map((variant) => ({ state, variant })))
for (const [name, rows] of Map.groupBy(chosen, ({ variant }) => Object.values(variant).join(' ')))
  for (let from = 0; from < rows.length; from += SCREENS_OF_A_PAGE)
    looksAt(name, rows.slice(from, from + SCREENS_OF_A_PAGE))

function looksAt(name: string, rows: readonly { state: ScreenState; variant: Variant }[]): void {
  test.describe(name, () => {
    const [{ variant }] = rows as [(typeof rows)[0]]
    const viewport = { width: variant.width, height: variant.width === 390 ? 844 : 900 }
    test.use({ viewport, colorScheme: variant.theme, hasTouch: variant.width === 390, locale: variant.lang })
    test(rows.map(({ state }) => state.name).join(', '), async ({ page }) => {
      test.slow()
      await prepare(page, variant)
      for (const { state } of rows)
        await test.step(state.name, async () => {
          await page.setViewportSize(viewport)
          await open(page, state, variant)
          await isUsable(page, state, variant)
        })
    })
  })
}

async function isUsable(page: Page, { name, isLoading }: ScreenState, { lang, width }: Variant): Promise<void> {
  const says = (what: string) => `${name}: ${what}`
  if (!isLoading) await soft(page.locator('h1').first(), says('heading')).not.toBeEmpty()
  soft(await page.title(), says('title')).toMatch(/\S/)
  soft(await page.locator('html').getAttribute('lang'), says('language')).toBe(lang)
  soft(await axeFaults(page, isLoading ? BONES_SKIP : []), says('axe')).toEqual([])
  await soft.poll(() => movingParts(page), { message: says('motion'), timeout: 1000 }).toEqual([])
  if (width === 390) soft(await smallTargets(page), says('small targets')).toEqual([])
  soft(await hiddenFocus(page), says('focus that does not show')).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await soft.poll(() => sidewaysScroll(page), { message: says('sideways at 200 % text') }).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(NARROW)
  await soft.poll(() => sidewaysScroll(page), { message: says('sideways at 320 px') }).toEqual([])
  await lengthenTexts(page)
  await soft.poll(() => sidewaysScroll(page), { message: says('sideways with longer texts') }).toEqual([])
}

/** All rows in the full run; otherwise one of the six, chosen by the state's name. */
function variantsOf({ name, brands, width }: ScreenState): readonly Variant[] {
  const fits = (variant: Variant) => (!brands || brands.includes(variant.brand)) && (!width || variant.width === width)
  return isFullRun ? EVERY_VARIANT.filter(fits) : someWays(name, PAIRWISE.filter(fits))
}

/** Every page that is opened has the variant's theme and language. */
async function prepare(page: Page, { theme, lang }: Variant): Promise<void> {
  await page.addInitScript(
    ([themeText, localeText]) => {
      // Document frames have no storage.
      if (window !== top) return
      localStorage.setItem('learner.theme', themeText)
      localStorage.setItem('learner.locale', localeText)
    },
    [JSON.stringify(theme), JSON.stringify(lang)] as const,
  )
}

async function open(page: Page, state: ScreenState, { brand, lang }: Variant): Promise<void> {
  const { path, situation } = whereIs(state, brand)
  await page.goto(address(brand, path, { clock: CLOCK, lang, ...situation }))
  await (state.isLoading ? waiting(page) : settled(page))
  // What a page that is loaded again brings late: its heading stands sooner.
  if (!state.isLoading) await page.waitForLoadState('networkidle')
  await state.act?.(page)
  if (state.search?.startsWith('modal=')) await expect(page.locator('dialog[open]')).toBeVisible()
}

/** The still first view or the running app shows the skeleton of what is loading. */
async function waiting(page: Page): Promise<void> {
  await expect(page.locator('#first-view, main [role=status]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.mockWorld?.requests.length ?? 0)).toBeGreaterThan(2)
}
