import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

const EGG = 4103

const note = () => page.getByRole('textbox')
const draftKey = () => Object.keys(localStorage).find((key) => key.includes('draft.homework'))
const keptMessage = () => /"message":"([^"]*)"/.exec(localStorage.getItem(draftKey() ?? '') ?? '')?.[1]

/** The homework in one tab, and the storage as another tab of the same browser sees it. */
async function openBeside() {
  const app = await renderApp('/home', { now: new Date('2026-06-09T18:30:00Z') })
  fakeUploads(app.world.fetch)
  const { id, streams } = personOf(app.world.read(), 'main')
  await app.router.navigate({ href: `/homework/${streams[0]?.id}/${EGG}` })
  await expect.element(note()).toBeVisible()
  await note().fill('x')
  const key = draftKey() ?? `no draft of ${id}`
  await note().fill('')
  await expect.poll(draftKey).toBeUndefined()
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const other = frame.contentWindow?.localStorage
  const write = (message: string) =>
    other?.setItem(key, JSON.stringify({ message, exerciseIds: [], fileNames: ['egg.jpg'] }))
  return { app, write, send: () => other?.removeItem(key) }
}

test('leaving a tab removes nothing that another tab keeps', async () => {
  const { app, write } = await openBeside()
  write('Written in the other tab.')
  await app.router.navigate({ href: '/homework' })
  await app.router.navigate({ href: '/home' })
  expect(keptMessage()).toBe('Written in the other tab.')
})

test('text written in one tab appears in the other, is kept with its files, and can be continued in either', async () => {
  const { write } = await openBeside()
  write('Written in the other tab.')
  await expect.element(note()).toHaveValue('Written in the other tab.')
  expect(localStorage.getItem(draftKey() ?? '')).toContain('egg.jpg')
  await note().fill('Written on here.')
  await expect.poll(keptMessage).toBe('Written on here.')
  write('Written in the other tab.')
  await expect.element(note()).toHaveValue('Written in the other tab.')
})

test('text of another tab disappears when it is sent there, own text stays', async () => {
  const { write, send } = await openBeside()
  write('Written in the other tab.')
  await expect.element(note()).toHaveValue('Written in the other tab.')
  send()
  await expect.element(note()).toHaveValue('')
  write('Written in the other tab.')
  await expect.element(note()).toHaveValue('Written in the other tab.')
  await note().fill('Written on here.')
  send()
  await expect.element(note()).toHaveValue('Written on here.')
})

test('leaving a tab whose answer was not sent leaves what another tab wrote meanwhile', async () => {
  const { app, write } = await openBeside()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo('a.jpg')])
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Sent in vain.')
  app.world.setFault('L15', '500', 1)
  app.world.setLatency(800)
  const send = page.getByRole('button', { name: 'Send for review' })
  await send.click()
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  write('Written in the other tab.')
  await expect.element(page.getByText("Couldn't send homework.")).toBeVisible()
  app.world.setLatency(0)
  await expect.element(note()).toHaveValue('Sent in vain.')
  void app.router.navigate({ href: '/homework' })
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => app.address()).toBe('/homework')
  expect(keptMessage()).toBe('Written in the other tab.')
})
