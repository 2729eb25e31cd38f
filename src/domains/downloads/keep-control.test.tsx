import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { provideLocalBrand } from '#/brand/local-brand'
import { accountQueries } from '#/domains/account/queries'
import { wipeLearner } from '#/platform/storage'
import { openDay } from '../../../tests/open-day'
import { renderApp } from '../../../tests/render-app'
import { testBrand } from '../../../tests/test-brand'

let forget = () => {}

beforeEach(() => page.viewport(1000, 700))
afterEach(() => forget())

async function openLesson() {
  const app = await openDay()
  const id = app.client.getQueryData(accountQueries.user().queryKey)?.id ?? 0
  forget = () => wipeLearner(id)
  return app
}

const keep = page.getByRole('button', { name: 'Keep on this device', exact: true })
const dialog = page.getByRole('dialog', { name: 'Keep on this device' })

/** Fails every request for a playlist for as long as it is on. */
function loseHost() {
  const original = globalThis.fetch
  let isLost = true
  const spied = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isLost && new Request(input).url.includes('.m3u8')) throw new TypeError('Failed to fetch')
    return original(input, init)
  })
  onTestFinished(() => spied.mockRestore())
  return () => {
    isLost = false
  }
}

it('offers qualities with their sizes, keeps the lesson and says where there is no room', async () => {
  await openLesson()
  await keep.click()
  await expect.element(dialog.getByRole('radio', { name: /^240p, about \d/ })).toBeChecked()
  const space = vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 2000, usage: 1000 })
  onTestFinished(() => space.mockRestore())
  await dialog.getByRole('button', { name: 'Keep 1 lesson' }).click()
  await expect
    .element(page.getByText(/^Not enough space\. It needs .+, and 1,?000\sbytes are free/).first())
    .toBeVisible()
  // Nothing else is here that could make room.
  await expect.element(page.getByText(/frees|Everything that is kept/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Make room' }).first()).toBeVisible()
  space.mockRestore()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(page.getByText(/^Kept on this device, \d/)).toBeVisible()
  // It is one of the day's lessons.
  await expect.element(page.getByText(/^1 of 4 lessons kept, \d/)).toBeVisible()
})

it('manages what is kept: by course, with what it takes, and removes it', async () => {
  const app = await openLesson()
  await keep.click()
  await dialog.getByRole('button', { name: 'Keep 1 lesson' }).click()
  await expect.element(page.getByText(/^Kept on this device, \d/)).toBeVisible()
  await app.router.navigate({ to: '/user/settings/downloads' })
  await expect.element(page.getByRole('heading', { name: 'Space' })).toBeVisible()
  await expect.element(page.getByText(/^1 lesson, \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Nothing is kept here yet' })).toBeVisible()
})

it('asks before a sign-out that takes kept lessons away', async () => {
  const app = await openLesson()
  await keep.click()
  await dialog.getByRole('button', { name: 'Keep 1 lesson' }).click()
  await expect.element(page.getByText(/^Kept on this device, \d/)).toBeVisible()
  await app.router.navigate({ to: '/logout' })
  const question = page.getByRole('alertdialog', { name: 'Log out and remove kept lessons?' })
  await expect.element(question.getByText('Logging out removes 1 kept lesson from this device.')).toBeVisible()
})

it('says why where the browser keeps nothing', async () => {
  const opened = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  onTestFinished(() => opened.mockRestore())
  await openLesson()
  await expect.element(keep).toHaveAttribute('aria-disabled', 'true')
  await expect.element(keep).toHaveAccessibleDescription(/keeps nothing here, as in a private window/)
})

it('the sizes are asked for again where they did not come', async () => {
  await openLesson()
  const give = loseHost()
  await keep.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  give()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('radio').first()).toBeVisible()
})

it('a brand without it knows neither the control nor the address', async () => {
  provideLocalBrand(testBrand('kinetic'))
  onTestFinished(() => provideLocalBrand(testBrand('lumen')))
  await renderApp('/user/settings/downloads', { scenario: 'main' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is nothing at this address.' })).toBeVisible()
})
