import type { Page } from '@playwright/test'
import { PASSWORD } from '../../mocks/world/seed/people.ts'
import { address, type BrandId, expect, settled } from './app.ts'

export const MAIN = 'vera.sokolova@mail.example'
export const NEWCOMER = 'noor.haddad@mail.example'

/** Fills in the sign-in form and submits it, as a learner does. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A guest's device with the sign-in open. */
export async function openSignIn(page: Page, brand: BrandId = 'lumen', search = ''): Promise<void> {
  await page.goto(address(brand, `/${search}`, { scenario: 'fresh' }))
  await settled(page)
}

/** What the app itself keeps on the device: everything except the mock world's own entries. */
export function keptOnDevice(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const all = [...Object.entries<string>(localStorage), ...Object.entries<string>(sessionStorage)]
    return Object.fromEntries(all.filter(([key]) => !key.startsWith('mock-')))
  })
}

/** Expects the name of the signed-in learner in the header. */
export const isSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()

/** Goes to another address of the running app as the history does, without a page load. */
export function moveTo(page: Page, path: string): Promise<void> {
  return page.evaluate((target) => {
    history.pushState({}, '', `/v${target}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
