import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

const EGG = 4103

beforeEach(() => page.viewport(1244, 900))

const note = () => page.getByRole('textbox')
const question = () => page.getByRole('alertdialog', { name: 'Leave without sending?' })
const add = () => userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo('a.jpg')])

async function open() {
  const app = await renderApp('/home', { now: new Date('2026-06-09T18:30:00Z') })
  fakeUploads(app.world.fetch)
  const place = `/homework/${personOf(app.world.read(), 'main').streams[0]?.id}/${EGG}`
  await app.router.navigate({ href: place })
  await expect.element(note()).toBeVisible()
  return { app, place }
}

test('leaving asks for confirmation, keeps the text on the device, and warns about the files', async () => {
  const { app, place } = await open()
  await note().fill('Half a thought')
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  await add()
  await page.getByRole('link', { name: 'Homework', exact: true }).first().click()
  await question().getByRole('button', { name: 'Stay here' }).click()
  expect(app.address()).toBe(place)
  await page.getByRole('link', { name: 'Homework', exact: true }).first().click()
  await question().getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Homework' })).toBeVisible()
  await app.router.navigate({ href: place })
  await expect.element(note()).toHaveValue('Half a thought')
  const reminder = page.getByText('Add these files again: a.jpg. Only their names are kept.')
  await expect.element(reminder).toBeVisible()
  await add()
  await expect.element(reminder).not.toBeInTheDocument()
})

test('logging out is not called safe: it removes the answer from the device', async () => {
  const { app } = await open()
  await note().fill('Half a thought')
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(question().getByText('Logging out removes your unsent answer from this device.')).toBeVisible()
  await expect.element(question().getByText(/stays on this device/)).not.toBeInTheDocument()
  await question().getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => app.address()).toBe('/')
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('draft.homework'))).toEqual([])
})
