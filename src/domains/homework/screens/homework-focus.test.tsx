import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { openHomework } from '../../../../tests/open-homework'

beforeEach(() => page.viewport(1244, 900))

const button = (name: string) => page.getByRole('button', { name })
const answer = () => page.getByRole('complementary')
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

async function open() {
  const app = await openHomework()
  const line = fakeUploads(app.world.fetch)
  await expect.element(page.getByRole('heading', { level: 1, name: /One egg/ })).toBeVisible()
  return line
}

async function add(...names: string[]) {
  const files = names.map((name) => photo(name))
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files)
}

async function press(name: string) {
  // A file becomes what it is to be after its content was read, which takes time.
  await expect.element(button(name)).toBeVisible()
  ;(button(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('removing a file moves the focus to the next one, and from the last to the button that adds files', async () => {
  await open()
  await add('a.jpg', 'b.jpg', 'c.jpg')
  await expect.poll(() => page.getByText(/^Uploaded,/).elements()).toHaveLength(3)
  await press('Remove b.jpg')
  await expect.element(row('c.jpg')).toHaveFocus()
  await press('Remove c.jpg')
  await expect.element(row('a.jpg')).toHaveFocus()
  await press('Remove a.jpg')
  await expect.element(page.getByRole('button', { name: /^Add photos or a video/ })).toHaveFocus()
})

test('retrying a file keeps the focus', async () => {
  const line = await open()
  line.cut()
  await add('a.jpg')
  await press('Try again: a.jpg')
  await expect.element(row('a.jpg')).toHaveFocus()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
})

test('after sending, the focus moves from the form to the sent answer', async () => {
  await open()
  await add('a.jpg')
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await press('Send for review')
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  await expect.element(answer()).toHaveFocus()
})
