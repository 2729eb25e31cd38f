import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { EGG, openHomework } from '../../../../tests/open-homework'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')
beforeEach(() => page.viewport(1244, 900))

const sendButton = () => page.getByRole('button', { name: 'Send for review' })
const note = () => page.getByRole('textbox')

async function open(scenario = 'main', homeworkId = EGG) {
  const app = await openHomework(scenario, homeworkId)
  const line = fakeUploads(app.world.fetch)
  await expect.element(page.getByRole('heading', { level: 1, name: /One egg/ })).toBeVisible()
  return { app, line, sent: () => app.world.received('L15') }
}

async function add(...files: File[]) {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files)
}

test('an answer with a picture is sent once, and is shown with its state', async () => {
  const { sent, app } = await open()
  await sendButton().click()
  await expect.element(page.getByText('To submit a homework, you must upload a file')).toBeVisible()
  await add(photo('frame-1.jpg'))
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('One lamp, ninety degrees.')
  await sendButton().dblClick()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  await expect.element(page.getByText('One lamp, ninety degrees.')).toBeVisible()
  await expect.element(page.getByText('Homework sent. Experts usually answer within a day.')).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toMatchObject({ message: 'One lamp, ninety degrees.', file_ids: [expect.any(String)] })
  expect(app.world.received('A32')[0]?.token).not.toBeNull()
  expect(Object.keys(localStorage).some((key) => key.includes('draft.homework'))).toBe(false)
})

test('nothing can be added while the answer is being sent, since it would be neither sent nor kept', async () => {
  const { sent, app } = await open()
  await add(photo('frame-1.jpg'))
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('First')
  const field = note().element() as HTMLTextAreaElement
  app.world.setFault('POST L15', '500')
  app.world.setLatency(1000)
  await sendButton().click()
  field.focus()
  expect(field).not.toHaveFocus()
  await expect.element(page.getByText("Couldn't send homework.")).toBeVisible()
  expect(sent()).toHaveLength(1)
  field.focus()
  await userEvent.keyboard(' and last')
  expect(field).toHaveValue('First and last')
})

test('a file refused for its content, its size or by the server says so beside it', async () => {
  const { app, sent } = await open()
  await add(
    new File(['%PDF-1.7'], 'photo.jpg', { type: 'image/jpeg' }),
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
  )
  await expect.element(page.getByText('You can upload only photo or video')).toBeVisible()
  await expect.element(page.getByText('The file is empty. Choose another one')).toBeVisible()
  const large = photo('large.jpg')
  Object.defineProperty(large, 'size', { value: 61 * 1024 * 1024 })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [large], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('File is too large. Limit is 50 MB')).toBeVisible()
  expect(app.world.received('A32')).toHaveLength(0)
  await page.getByRole('button', { name: 'Remove photo.jpg' }).click()
  await expect.element(page.getByText('You can upload only photo or video')).not.toBeInTheDocument()
  expect(sent()).toHaveLength(0)
})

test('while a file is uploading the button waits and says why; an interrupted upload can be retried', async () => {
  const { line, sent } = await open()
  line.hold()
  line.cut()
  await add(photo('a.jpg'))
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading a.jpg' }))
    .toHaveAttribute('aria-valuenow', '50')
  await expect.element(page.getByText(/Please wait for files to upload\. 1 file is still uploading\./)).toBeVisible()
  await expect.element(sendButton()).toHaveAttribute('aria-disabled', 'true')
  line.release()
  await expect.element(page.getByText(/^Couldn't upload the file\. The connection dropped at/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again: a.jpg' }).click()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await sendButton().click()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a cancelled file disappears', async () => {
  const { line, app } = await open()
  line.hold()
  await add(photo('a.jpg'))
  await page.getByRole('button', { name: 'Cancel a.jpg' }).click()
  line.release()
  await expect.element(page.getByText('a.jpg')).not.toBeInTheDocument()
  expect(app.world.received('A32')).toHaveLength(0)
})

test('a lost answer shows the state that was reached, without an error', async () => {
  const { app, sent } = await open()
  await add(photo())
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Arrived.\n\nIn two paragraphs.')
  app.world.setFault('L15', 'lost', 1)
  await sendButton().click()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  await expect.element(page.getByText(/Couldn't send homework/)).not.toBeInTheDocument()
  expect(sent()).toHaveLength(1)
  await expect.element(page.getByText(/^Arrived\./)).toBeVisible()
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('draft.homework'))).toBe(false)
  await expect.element(page.getByText('This was not sent')).not.toBeInTheDocument()
})

test('a failure keeps everything and says so; the next attempt sends it', async () => {
  const { app, sent } = await open()
  await add(photo('a.jpg'))
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Kept.')
  app.world.setFault('L15', '500', 1)
  await sendButton().click()
  await expect.element(page.getByText(/Couldn't send homework/)).toBeVisible()
  await expect.element(note()).toHaveValue('Kept.')
  await expect.element(page.getByText('a.jpg')).toBeVisible()
  await sendButton().click()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  expect(sent()).toHaveLength(2)
})

test('files that the server no longer has can be uploaded again, and then the answer is sent', async () => {
  const { app, sent } = await open()
  await add(photo('old.jpg'))
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  app.world.change((world) => {
    world.files = []
  })
  await sendButton().click()
  await expect.element(page.getByText(/^1 file did not arrive/)).toBeVisible()
  await page.getByRole('button', { name: /^Try again: old/ }).click()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await sendButton().click()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  expect(sent()).toHaveLength(2)
})

test('a rating that arrived although its answer was lost is not a failure', async () => {
  const { app } = await open('homework-fail')
  app.world.setFault('L21', 'lost', 1)
  await page.getByRole('radio', { name: '4 of 5, Useful' }).click()
  await expect.poll(() => app.world.received('L21')).toHaveLength(1)
  await expect.poll(() => app.client.isFetching() + app.client.isMutating()).toBe(0)
  await expect.element(page.getByRole('radio', { name: '4 of 5, Useful' })).toBeChecked()
  await expect.element(page.getByText(/The rating is not saved/)).not.toBeInTheDocument()
})

test('a rating that is found to have arrived only later is a failure until then', async () => {
  const { app } = await open('homework-fail')
  app.world.setFault('L21', 'lost', 1)
  app.world.setFault('L18', '500')
  await page.getByRole('radio', { name: '4 of 5, Useful' }).click()
  await expect.element(page.getByText(/The rating is not saved/)).toBeVisible()
  app.world.setFault('L18', null)
  await app.client.invalidateQueries({ queryKey: ['chats'] })
  await expect.element(page.getByRole('radio', { name: '4 of 5, Useful' })).toBeChecked()
  await expect.element(page.getByText(/The rating is not saved/)).not.toBeInTheDocument()
})

test('files without text are not called saved, since only their names are', async () => {
  await open()
  await add(photo('a.jpg'))
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await expect.element(page.getByText('Saved on this device')).not.toBeInTheDocument()
})

test('homework that was not approved is read, rated and sent again; nothing earlier is replaced', async () => {
  const { app, sent } = await open('homework-fail')
  await expect.element(page.getByText(/Send frames 2 and 3 again/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your first answer' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Second try' })).toBeVisible()
  await expect.element(page.getByText(/^Your first answer stays, \S+ sees both\.$/)).toBeVisible()
  await expect.poll(() => app.world.received('L22')).toHaveLength(1)
  await page.getByRole('radio', { name: '4 of 5, Useful' }).click()
  await expect.poll(() => app.world.received('L21')).toHaveLength(1)
  expect(app.world.received('L21')[0]?.body).toEqual({ rating: 4 })
  await add(photo())
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Now there is one lamp.')
  const readBefore = app.world.received('L18').length
  await sendButton().click()
  await expect.element(page.getByRole('heading', { name: 'Your second answer' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your first answer' })).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(app.world.received('L18')).toHaveLength(readBefore + 1)
  app.world.change((world) => {
    world.verdict = 'FAIL'
  })
  app.world.advance(60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('heading', { name: 'Third try' })).toBeVisible()
  await expect.element(page.getByText(/^Your earlier answers stay, \S+ sees all of them\.$/)).toBeVisible()
})

test('approved homework says what it earned, and leads on to the next one', async () => {
  const { app } = await open('homework-done')
  const note = page.getByRole('complementary').filter({ hasText: 'Approved on' })
  await expect.element(note.getByText(/^\+\d+ points$/)).toBeVisible()
  await expect.element(note.getByText(/^Next: .+/)).toBeVisible()
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await note.getByRole('link').click()
  await expect.poll(() => app.router.state.location.pathname).toMatch(`/homework/${stream?.id}/`)
  await expect.element(page.getByRole('heading', { level: 1, name: /One egg/ })).not.toBeInTheDocument()
})

test('on a phone an approval stands before the conversation, in the first view', async () => {
  await page.viewport(390, 844)
  await open('homework-done')
  const next = page.getByRole('complementary', { name: /^Approved on/ }).getByText(/^Next: .+/)
  await expect.element(next).toBeVisible()
  await expect.poll(() => document.querySelector('[data-turn]')).not.toBeNull()
  expect(next.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  // What is read first stands first for everybody.
  expect(document.querySelector('main aside, main [data-turn]')?.tagName).toBe('ASIDE')
})

test('pictures open large and arrows lead to the next one', async () => {
  const { app } = await open('homework-fail')
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('link').first().click()
  await expect.element(page.getByRole('dialog', { name: /^2 of 4:|^1 of \d:|of 4/ })).toBeVisible()
  const before = app.address()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => app.address()).not.toBe(before)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('an answer that has only exercises and an empty message leaves no empty space', async () => {
  const { app } = await open('homework-checking')
  await expect.poll(() => app.client.isFetching()).toBe(0)
  app.world.change((world) => {
    for (const learner of world.learners)
      for (const chat of learner.chats)
        for (const message of chat.messages) {
          if (message.homeworkStatusId !== null) Object.assign(message, { text: '', fileIds: [] })
        }
  })
  await app.client.invalidateQueries({ queryKey: ['chats'] })
  await expect.element(page.getByText('You sent the exercises that you chose.')).toBeVisible()
})

test('a history of three thousand messages stays light: eight turns at a time, the newest first', async () => {
  const { app } = await open('homework-done')
  await expect.element(page.getByRole('heading', { name: 'Your answer' })).toBeVisible()
  app.world.change((world) => {
    const learner = world.learners.find((one) => one.persona === 'main')
    const chat = learner?.chats.find(({ messages }) => messages.some((one) => one.homeworkStatusId !== null))
    const first = chat?.messages.findLast((one) => one.homeworkStatusId !== null)
    if (!chat || !first) throw new Error('the homework has no history')
    // Three at a time from each side, and finally forty in a row.
    for (let n = 1; n <= 3000; n += 1) {
      const expert = n > 2960 || Math.floor(n / 3) % 2 === 0 ? 'care' : null
      chat.messages.push({ ...first, id: 900_000 + n, text: `Word ${n}`, expert, fileIds: [], isViewed: true })
    }
  })
  await app.client.invalidateQueries({ queryKey: ['chats'] })
  await expect.element(page.getByText('Word 3000', { exact: true })).toBeVisible()
  const turns = () => document.querySelectorAll('[data-turn]')
  const elements = () => document.querySelectorAll('[data-turn], [data-turn] *').length
  expect(turns()).toHaveLength(8)
  expect(elements()).toBeLessThan(400)
  await page.getByRole('button', { name: 'Show 8 more' }).click()
  // The ninth turn: of those before, three have three messages each, and five hold the newest 43, ten at most.
  const focused = () => document.activeElement?.closest('[data-turn]')?.textContent ?? ''
  await expect.poll(focused).toContain('Word 2946')
  expect(focused()).not.toContain('Word 2949')
  await expect.element(page.getByText('16 of', { exact: false })).toBeInTheDocument()
  expect(elements()).toBeLessThan(400)
})

test('no answer can be sent that the course does not have', async () => {
  const app = await renderApp('/homework/1/999', { scenario: 'main', now: NOW })
  await expect.element(page.getByText('There is no such homework among yours')).toBeVisible()
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await app.router.navigate({ href: `/homework/${stream?.id}/999` })
  await expect.element(page.getByText('There is no such homework among yours')).toBeVisible()
})
