import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

const EGG = 4103

const send = () => page.getByRole('button', { name: 'Send for review' })

/** Sends an answer, and goes to another screen before it has arrived: it does with `arrive`. */
async function leaveWhileSending(fault?: string) {
  await page.viewport(1244, 900)
  const app = await renderApp('/home', { now: new Date('2026-06-09T18:30:00Z') })
  const answer = heldCall('/user-homework/')
  answer.prepare(app.world)
  fakeUploads(app.world.fetch)
  const place = `/homework/${personOf(app.world.read(), 'main').streams[0]?.id}/${EGG}`
  await app.router.navigate({ href: place })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo('a.jpg')])
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await page.getByRole('textbox').fill('One lamp.')
  if (fault) app.world.setFault('L15', fault, 1)
  await send().click()
  await page.getByRole('link', { name: 'My courses' }).first().click()
  await expect.poll(() => app.address()).toBe('/home')
  return { app, place, arrive: answer.release }
}

test('a learner who returns while the answer is being sent sees it on its way, and then sent', async () => {
  const { app, place, arrive } = await leaveWhileSending()
  await app.router.navigate({ href: place })
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  await expect.element(page.getByText('One lamp.')).toBeVisible()
  await expect.element(page.getByText('This was not sent')).not.toBeInTheDocument()
  expect(app.world.received('L15')).toHaveLength(1)
  expect(Object.keys(localStorage).filter((key) => key.includes('draft.homework'))).toEqual([])
})

test('an answer that arrives after its screen was left leaves no draft on the device', async () => {
  const { arrive } = await leaveWhileSending()
  expect(Object.keys(localStorage).filter((key) => key.includes('draft.homework'))).toHaveLength(1)
  arrive()
  await expect.element(page.getByText(/^Homework sent\./)).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.includes('draft.homework'))).toEqual([])
})

test('a learner who left is told when the answer could not be sent, and is led back to what was written', async () => {
  const { app, place, arrive } = await leaveWhileSending('500')
  arrive()
  await expect.element(page.getByText("Couldn't send homework.")).toBeVisible()
  expect(app.address()).toBe('/home')
  await page.getByRole('button', { name: 'Open the homework' }).click()
  await expect.poll(() => app.address()).toBe(place)
  await expect.element(page.getByRole('textbox')).toHaveValue('One lamp.')
  await expect.element(page.getByRole('button', { name: 'Remove a.jpg' })).toBeVisible()
  expect(app.world.received('L15')).toHaveLength(1)
})
