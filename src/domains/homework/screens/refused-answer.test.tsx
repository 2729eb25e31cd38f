import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { renderApp } from '../../../../tests/render-app'

const EGG = 4103
const MISSING = 'To submit a homework, you must upload a file'

const note = () => page.getByRole('textbox')
const sendButton = () => page.getByRole('button', { name: 'Send for review' })
const says = (words: string) => page.getByText(words, { exact: true })

/** The homework with a picture and a text that the server has refused. */
async function openRefused(errors: Record<string, string[]>) {
  const app = await renderApp('/home', { now: new Date('2026-06-09T18:30:00Z') })
  fakeUploads(app.world.fetch)
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  const real = app.world.fetch
  app.world.fetch = (input, init) =>
    /user-homework\/\d+/.test(new Request(input, init).url)
      ? Promise.resolve(Response.json({ success: false, data: null, errors }))
      : real(input, init)
  await app.router.navigate({ href: `/homework/${stream?.id}/${EGG}` })
  await add('dark.jpg')
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('One lamp.')
  await sendButton().click()
  await expect.element(page.getByText("Couldn't send homework.")).toBeVisible()
}

async function add(name: string) {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo(name)])
}

test('a refused file says what was said of it, and nothing else is said of files', async () => {
  await openRefused({ message: ['Say more.'], file_ids: ['Too dark.', 'Blurred.'] })
  await expect.element(says('Too dark; Blurred.')).toBeVisible()
  await expect.element(says('Say more.')).toBeVisible()
  await expect.element(says(MISSING)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove dark.jpg' }).click()
  await expect.element(says(MISSING)).toBeVisible()
  await expect.element(page.getByText('Too dark')).not.toBeInTheDocument()
  await add('light.jpg')
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await expect.element(says(MISSING)).not.toBeInTheDocument()
  await expect.element(says('Say more.')).toBeVisible()
})

test('each reason is said once, beside its part of the answer', async () => {
  await openRefused({ message: ['Say more.'], file_ids: ['Too dark.'] })
  const screen = page.getByRole('main')
  await expect.element(screen.getByText(/Everything is kept/)).toBeVisible()
  for (const reason of [/Say more/, /Too dark/]) expect(screen.getByText(reason).elements()).toHaveLength(1)
})

test('a reason that belongs to no part of the answer stands above the button', async () => {
  await openRefused({ message: ['Say more.'], exercise_ids: ['Choose one.'] })
  await expect.element(page.getByText(/Everything is kept.*Choose one/)).toBeVisible()
})

test('a refused text says so until it is changed', async () => {
  await openRefused({ message: ['Say more.'] })
  await expect.element(says('Say more.')).toBeVisible()
  await expect.element(note()).toBeInvalid()
  await note().fill('One lamp, ninety degrees.')
  await expect.element(page.getByText('Say more.')).not.toBeInTheDocument()
  await expect.element(page.getByText("Couldn't send homework.")).not.toBeInTheDocument()
  await expect.element(note()).toBeValid()
})

test('the focus goes from the button to the refused file', async () => {
  await openRefused({ file_ids: ['Too dark.'] })
  await expect.element(page.getByRole('button', { name: 'Try again: dark.jpg' })).toHaveFocus()
})
