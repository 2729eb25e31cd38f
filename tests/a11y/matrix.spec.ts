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

for (const state of chosenStates) {
  for (const variant of variantsOf(state)) {
    const { brand, theme, lang, width } = variant
    test.describe(state.name, () => {
      test.use({
        viewport: { width, height: width === 390 ? 844 : 900 },
        colorScheme: theme,
        hasTouch: width === 390,
        locale: lang,
      })
      test(`${brand} ${theme} ${lang} ${width}`, async ({ page }) => {
        await open(page, state, variant)
        if (!state.isLoading) await expect.soft(page.locator('h1').first(), 'heading').not.toBeEmpty()
        expect.soft(await page.title(), 'title').toMatch(/\S/)
        expect.soft(await page.locator('html').getAttribute('lang'), 'language').toBe(lang)
        expect.soft(await axeFaults(page, state.isLoading ? BONES_SKIP : []), 'axe').toEqual([])
        await soft.poll(() => movingParts(page), { message: 'motion', timeout: 1000 }).toEqual([])
        if (width === 390) expect.soft(await smallTargets(page), 'small targets').toEqual([])
        expect.soft(await hiddenFocus(page), 'focus that does not show').toEqual([])
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await soft.poll(() => sidewaysScroll(page), { message: 'sideways at 200 % text' }).toEqual([])
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await page.setViewportSize(NARROW)
        await soft.poll(() => sidewaysScroll(page), { message: 'sideways at 320 px' }).toEqual([])
        await lengthenTexts(page)
        await soft.poll(() => sidewaysScroll(page), { message: 'sideways with longer texts' }).toEqual([])
      })
    })
  }
}

/** All rows in the full run; otherwise one of the six, chosen by the state's name. */
function variantsOf({ name, brands, width }: ScreenState): readonly Variant[] {
  const fits = (variant: Variant) => (!brands || brands.includes(variant.brand)) && (!width || variant.width === width)
  return isFullRun ? EVERY_VARIANT.filter(fits) : someWays(name, PAIRWISE.filter(fits))
}

async function open(page: Page, state: ScreenState, { brand, theme, lang }: Variant): Promise<void> {
  await page.addInitScript(
    ([themeText, localeText]) => {
      // Document frames have no storage.
      if (window !== top) return
      localStorage.setItem('learner.theme', themeText)
      localStorage.setItem('learner.locale', localeText)
    },
    [JSON.stringify(theme), JSON.stringify(lang)] as const,
  )
  const { path, situation } = whereIs(state, brand)
  await page.goto(address(brand, path, { clock: CLOCK, lang, ...situation }))
  await (state.isLoading ? waiting(page) : settled(page))
  await state.act?.(page)
  if (state.search?.startsWith('modal=')) await expect(page.locator('dialog[open]')).toBeVisible()
}

/** The still first view or the running app shows the skeleton of what is loading. */
async function waiting(page: Page): Promise<void> {
  await expect(page.locator('#first-view, main [role=status]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.mockWorld?.requests.length ?? 0)).toBeGreaterThan(2)
}
