import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { openHomework } from '../../../../tests/open-homework'
import { hasStrangeToken, readToken, TOKEN_KEY } from '#/api/token-store'

const sendButton = () => page.getByRole('button', { name: 'Send for review' })
const note = () => page.getByRole('textbox')

async function open() {
  await page.viewport(1244, 900)
  const app = await openHomework()
  fakeUploads(app.world.fetch)
  await expect.element(note()).toBeVisible()
  return { app, sent: () => app.world.received('L15') }
}

const add = (file: File) => userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [file])

/** The databases of the device. */
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

test('what keeps an answer is there as soon as one can be written: without a line nothing could be loaded', async () => {
  await open()
  await expect.poll(databases).toContainEqual(expect.stringContaining('outbox'))
})

test('offline an answer waits with a file that was not uploaded, and is sent by itself once there is a line', async () => {
  const { app, sent } = await open()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  app.world.setFault('A32', 'offline')
  await add(photo('a.jpg'))
  await note().fill('Kept.')
  await sendButton().click()
  const waiting = page.getByRole('region', { name: 'Answer that is not sent yet' })
  await expect.element(waiting.getByText(/Waiting for the network/)).toBeVisible()
  await expect.element(waiting.getByText('Kept.')).toBeVisible()
  await expect.element(waiting.getByText(/a\.jpg/)).toBeVisible()
  await expect.element(sendButton()).not.toBeInTheDocument()
  expect(Object.keys(localStorage).some((key) => key.includes('draft.homework'))).toBe(false)

  // It can be changed as long as it waits.
  await waiting.getByRole('button', { name: 'Edit' }).click()
  await expect.element(note()).toHaveValue('Kept.')
  await expect.element(page.getByRole('button', { name: /^(Remove|Cancel) a\.jpg$/ })).toBeVisible()
  await note().fill('Kept and changed.')
  await sendButton().click()
  await expect.element(waiting.getByText('Kept and changed.')).toBeVisible()
  expect(sent()).toHaveLength(0)

  app.world.setFault('A32', null)
  onlineManager.setOnline(true)
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toMatchObject({ message: 'Kept and changed.', file_ids: [expect.any(String)] })
})

test('a file that was cut off while the browser thinks that it is online does not hold the answer up', async () => {
  const { app, sent } = await open()
  app.world.setFault('A32', 'offline')
  await note().fill('In a tunnel.')
  await add(photo('a.jpg'))
  await expect.element(page.getByText(/^Couldn't upload the file\. The connection dropped/)).toBeVisible()
  await expect.element(sendButton()).not.toHaveAttribute('aria-disabled', 'true')
  await sendButton().click()
  await expect.element(page.getByText(/Waiting for the network/)).toBeVisible()
  expect(sent()).toHaveLength(0)
  app.world.setFault('A32', null)
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('an answer that waits is sent with the token of a new sign-in in another tab, without a reload', async () => {
  const { app, sent } = await open()
  app.world.setFault('L15', 'offline')
  await note().fill('Waits for the next token.')
  await add(photo('a.jpg'))
  await sendButton().click()
  await expect.element(page.getByText(/Waiting for the network/)).toBeVisible()
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const token = app.world.tokenOf('main')
  frame.contentWindow?.localStorage.setItem(TOKEN_KEY, token)
  await expect.poll(() => [readToken(), hasStrangeToken()]).toEqual([token, false])
  const before = sent().length
  app.world.setFault('L15', null)
  // The line was gone, and is back.
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  expect(sent()).toHaveLength(before + 1)
})

test('on a device that has no room an answer is not taken offline, and stays in the form', async () => {
  const { sent } = await open()
  await add(photo())
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Kept in the form.')
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onlineManager.setOnline(false)
  onTestFinished(() => {
    full.mockRestore()
    onlineManager.setOnline(true)
  })
  await sendButton().click()
  await expect.element(page.getByText(/This device has no room to keep it for later/)).toBeVisible()
  await expect.element(note()).toHaveValue('Kept in the form.')
  onlineManager.setOnline(true)
  const says = page.getByRole('alert').filter({ hasText: /The connection is back/ })
  await expect.element(says).toBeVisible()
  expect(says.element().textContent).not.toContain('offline')
  await sendButton().click()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a chosen sign-out names what is not sent and asks; then it takes it from the device', async () => {
  const { app, sent } = await open()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await note().fill('Never sent.')
  await add(photo('a.jpg'))
  await sendButton().click()
  await expect.element(page.getByText(/Waiting for the network/)).toBeVisible()
  await app.router.navigate({ href: '/logout' })
  const question = page.getByRole('alertdialog', { name: 'Log out without sending?' })
  await expect.element(question.getByText('1 homework answer', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(databases).not.toContainEqual(expect.stringContaining('outbox'))
  expect(sent()).toHaveLength(0)
})
