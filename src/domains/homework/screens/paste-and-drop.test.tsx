import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { openHomework } from '../../../../tests/open-homework'

const note = () => page.getByRole('textbox')

async function open() {
  const app = await openHomework()
  fakeUploads(app.world.fetch)
  await expect.element(note()).toBeVisible()
}

/** Pastes into an element; whether the app took it instead of the browser. */
function paste(target: Element, texts: Record<string, string>, files: File[]): boolean {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(texts)) clipboardData.items.add(text, type)
  for (const file of files) clipboardData.items.add(file)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

const OFFICE = { 'text/plain': 'My answer.', 'text/html': '<p>My answer.</p>' }

test('text from an office program is pasted as text, although a picture of it comes with it', async () => {
  await open()
  expect(paste(note().element(), OFFICE, [photo('text.png')])).toBe(false)
  await expect.element(page.getByText('text.png')).not.toBeInTheDocument()
})

test.each([
  ['a picture of a page', { 'text/html': '<img src="https://example.org/egg.jpg">' }],
  ['a file with its name', { 'text/plain': 'egg.jpg' }],
])('%s is added to the files', async (_what, texts) => {
  await open()
  expect(paste(note().element(), texts, [photo('egg.jpg')])).toBe(true)
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
})

test('where no text can be written the picture is added', async () => {
  await open()
  const dropArea = page.getByRole('button', { name: /paste them here/ }).element()
  expect(paste(dropArea, OFFICE, [photo('egg.jpg')])).toBe(true)
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
})

test('what does not fit of a paste is counted', async () => {
  await open()
  const files = Array.from({ length: 12 }, (_none, at) => photo(`egg-${at}.jpg`))
  // Screen readers read changes of those that stand before.
  const statuses = page.getByRole('status').elements()
  paste(note().element(), {}, files)
  const words = page.getByText('Up to 10 files. 2 files were left out.')
  await expect.element(words).toBeVisible()
  expect(statuses).toContain(words.element().closest('[role=status]'))
})

/** Drags something over an element; what a drop would do by the app's will, or false where the browser decides. */
function drag(target: Element, item: File | string, isCounted = true) {
  const dataTransfer = new DataTransfer()
  if (item instanceof File) dataTransfer.items.add(item)
  else dataTransfer.items.add(item, 'text/plain')
  // A script's own drag ignores what it is set to.
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'copy', writable: true })
  // Safari has no items before the drop.
  if (!isCounted) Object.defineProperty(dataTransfer, 'items', { value: [] })
  const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
  target.dispatchEvent(event)
  return event.defaultPrevented && dataTransfer.dropEffect
}

test('a file dropped beside the drop zone does not replace the page', async () => {
  await open()
  expect(drag(document.body, photo('a.jpg'))).toBe('none')
  expect(drag(note().element(), 'a')).toBe(false)
})

test.each([
  ['counted', true, 'Let go to add 1 file'],
  ['not counted', false, 'Let go to add the files'],
])('files over the drop zone that are %s before the drop can be let go', async (_what, isCounted, title) => {
  await open()
  const zone = page.getByRole('button', { name: /paste them here/ })
  expect(drag(zone.element(), 'a')).toBe(false)
  expect(drag(zone.element(), photo('a.jpg'), isCounted)).toBe('copy')
  await expect.element(zone.getByText(title)).toBeVisible()
})
