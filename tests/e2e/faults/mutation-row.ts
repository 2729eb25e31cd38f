import { expect, type Page } from '@playwright/test'
import { CLOCK, placed } from '../../a11y/place.ts'
import { address, type BrandId, settled } from '../app.ts'
import type { Kind } from './kinds.ts'

/** The screen on which a learner makes a change, how, and the call that makes it. */
export interface ChangePlace {
  mutation: string
  /** The call as the mock world names it: its number, or method and path. */
  call: string
  path: string
  search?: string
  scenario: string
  /** Where the change can be made; absent: in lumen. */
  brand?: BrandId
  /** Fills in what will be sent, without submitting it. */
  fill?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
}

/** One change that a learner makes, and the screen on which it is made. */
export interface MutationRow extends ChangePlace {
  /** Asserts that what was typed or chosen is still there. */
  kept?: (page: Page) => Promise<void>
  /** Asserts that the change has happened and the screen shows it. */
  done: (page: Page) => Promise<void>
  /**
   * Faults that pass for success: the contract takes an empty body for `data: null`, and nothing of this call's data is needed; or a conflict
   * says that it is done already.
   */
  succeeds?: readonly Kind[]
  /** What happens after a lost answer: the screen reaches the state by itself, or after a second press. */
  findsOut?: boolean
  /** It waits in the outbox, which sends it again by itself: what counts is that it arrives once (`done`). */
  isRepeated?: boolean
  /** Where nothing gets through it waits in the outbox instead of failing, and is sent by itself. */
  waits?: boolean
  /** Whether the page is loaded anew once the change is made. */
  reloads?: boolean
}

/** Opens the screen of a row. */
export async function open(page: Page, { path, search, scenario, brand = 'lumen' }: ChangePlace): Promise<void> {
  const place = placed(path, brand, scenario) + (search ? `?${search}` : '')
  await page.goto(address(brand, place, { scenario, clock: CLOCK }))
  await settled(page)
}

/** How often a row's call has been received. */
export const sent = (page: Page, { call }: ChangePlace) =>
  page.evaluate((name) => {
    const [method, path] = name.includes(' ') ? name.split(' ') : [null, null]
    const pattern = path && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\d+')}$`)
    return window.mockWorld.requests.filter((one) =>
      pattern ? one.method === method && pattern.test(one.path) : one.no === name,
    ).length
  }, call)

/** A button by its name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** A text field by its name. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** Presses a button. */
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
/** Expects that a button is gone. */
export const gone = (name: string | RegExp) => (page: Page) => expect(button(page, name)).toHaveCount(0)

/** A complete code submits itself; the second time a button does. */
export const enterCode = async (page: Page) => {
  const code = field(page, 'Code')
  if ((await code.inputValue()) === '') await code.fill('123456')
  else await button(page, 'Confirm').click()
}
