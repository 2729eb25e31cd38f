import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { outboxOf } from '#/outbox/outbox'
import { ConversationRows } from '../conversation/conversation-rows'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { type AppUnderTest, renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'
import type { World } from '../../../../mocks/world/model'

const field = () => page.getByRole('textbox', { name: 'Message', exact: true })
const send = () => page.getByRole('button', { name: 'Send', exact: true })
const article = (text: string) => page.getByRole('article').filter({ hasText: text })

const chatOf = (app: AppUnderTest) => personOf(app.world.read(), 'main').chats[0]!

async function open(change: (world: World) => void = () => {}) {
  await page.viewport(1244, 900)
  // Before the app asks: an answer that is under way would take the world back to what it was.
  const app = await renderApp(
    (world) => `/chat/${personOf(world, 'main').chats[0]?.id}`,
    {},
    { prepare: (world) => world.change(change) },
  )
  const line = fakeUploads(app.world.fetch)
  await expect.element(field()).toBeVisible()
  return { app, line, sent: () => app.world.received('L19') }
}

async function show(app: AppUnderTest) {
  await app.router.navigate({ href: `/chat/${chatOf(app).id}` })
  await expect.element(field()).toBeVisible()
}

function goOffline() {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}

const add = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('form input[type=file]')!, files)

test('offline messages wait where they will stand, and go in order and spaced once there is a line', async () => {
  const { app, sent } = await open()
  goOffline()
  await field().fill('First cup')
  await send().click()
  await expect
    .element(article('First cup').getByText('Waiting for the network. It will be sent by itself.'))
    .toBeVisible()
  await expect.element(field()).toHaveValue('')
  await field().fill('Second cup')
  await send().click()
  await field().fill('Third cup')
  await send().click()
  await expect.element(article('Third cup')).toBeVisible()
  await article('Second cup').getByRole('button', { name: 'Remove' }).click()
  await expect.element(article('Second cup')).not.toBeInTheDocument()

  // Taken back it stands before what is written.
  await field().fill('later')
  await article('Third cup').getByRole('button', { name: 'Edit' }).click()
  await expect.element(field()).toHaveValue('Third cup\nlater')
  expect(sent()).toHaveLength(0)

  await send().click()
  onlineManager.setOnline(true)
  await expect.poll(() => sent().length).toBe(1)
  expect(sent()[0]?.body).toMatchObject({ message: 'First cup', client_id: expect.any(String) })
  await expect
    .element(
      article('Third cup').getByText(
        /^Messages can.be sent.no.more than.once every.15.seconds\. It.is.sent.in.1?\d.s\.$/,
      ),
    )
    .toBeVisible()
  await expect.element(article('First cup').getByText('Sent', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Send, available in \d+ s$/ })).toBeVisible()
  expect(chatOf(app).messages.filter(({ text }) => text === 'First cup')).toHaveLength(1)
})

test('what is typed while a message is being taken stays, and presses too many take nothing twice', async () => {
  const { app } = await open()
  goOffline()
  const outbox = outboxOf(app.client, personOf(app.world.read(), 'main').id)
  const { enqueue } = outbox
  const begun = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const taken = vi.spyOn(outbox, 'enqueue').mockImplementation(async (...made) => {
    if (taken.mock.calls.length === 1) await begun.promise
    const id = await enqueue(...made)
    if (taken.mock.calls.length === 2) over.resolve()
    return id
  })
  await field().fill('First cup')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => taken.mock.calls).toHaveLength(1)
  await userEvent.keyboard('and its saucer')
  begun.resolve()
  await expect.element(field()).toHaveValue('and its saucer')
  await expect.element(article('First cup')).toBeVisible()

  await field().fill('Second cup')
  await userEvent.keyboard('{Enter}')
  await over.promise
  // Before what this leaves is drawn.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await expect.element(field()).toHaveValue('')
  expect(taken).toHaveBeenCalledTimes(2)

  const edit = article('Second cup').getByRole('button', { name: 'Edit' })
  await expect.element(edit).toBeVisible()
  const button = edit.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(article('Second cup')).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('Second cup')
})

test('photos go with a message, ten at most, and stay with the draft until it is sent', async () => {
  const { app, sent } = await open()
  await add(...Array.from({ length: 11 }, (_none, at) => photo(`egg-${at}.jpg`)))
  await expect.element(page.getByText('Up to 10 files. 1 file was left out.')).toBeVisible()
  for (const at of [2, 3, 4, 5, 6, 7, 8, 9]) await page.getByRole('button', { name: `Remove egg-${at}.jpg` }).click()
  await add(new File(['%PDF-1.7'], 'egg.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('You can upload only photo or video')).toBeVisible()
  await expect.element(page.getByText('Message required')).toBeVisible()
  await field().fill('Which one?')

  // Back from another screen, as after a reload.
  await app.router.navigate({ href: '/courses' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
  await show(app)
  await expect.element(field()).toHaveValue('Which one?')
  await expect.poll(() => page.getByText(/^Uploaded,/).elements().length).toBe(2)
  await expect.element(page.getByText('egg.pdf')).not.toBeInTheDocument()

  await send().click()
  await expect.poll(() => sent().length).toBe(1)
  expect(sent()[0]?.body).toMatchObject({ message: 'Which one?', file_ids: [expect.any(Number), expect.any(Number)] })
  await expect.element(page.getByText(/^Uploaded,/)).not.toBeInTheDocument()
  await expect.element(article('Which one?')).toBeVisible()
  await app.router.navigate({ href: '/courses' })
  await show(app)
  await expect.element(field()).toHaveValue('')
  expect(page.getByText(/^Uploaded,/).elements()).toHaveLength(0)
})

test('a file on its way holds the message up, and can be cancelled, or sent without a line', async () => {
  const { line, sent } = await open()
  line.hold()
  await add(photo('egg.jpg'))
  await field().fill('Look')
  await expect.element(page.getByText(/^Please wait for files to upload\. 1 file is still uploading\.$/)).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Uploading egg.jpg' })).toBeVisible()
  await send().click({ force: true })
  expect(sent()).toHaveLength(0)
  await page.getByRole('button', { name: 'Cancel egg.jpg' }).click()
  line.cut()
  line.release()
  await add(photo('pear.jpg'))
  await expect.element(page.getByText(/^Couldn't upload the file/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again: pear.jpg' }).click()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  goOffline()
  await send().click()
  await expect.element(article('Look').getByText('pear.jpg')).toBeInTheDocument()
})

test('what cannot be seen is no message', async () => {
  const { sent } = await open()
  await field().fill('\u200b \u2060')
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
  await field().fill('\u200bA cup')
  await send().click()
  await expect.poll(() => sent().map(({ body }) => body)).toMatchObject([{ message: '\u200bA cup' }])
})

test('a refused message says why, and can be sent again once', async () => {
  const { app, sent } = await open()
  app.world.setFault('L19', '403')
  await field().fill('May I?')
  await send().click()
  const says = article('May I?').getByRole('alert')
  await expect.poll(() => says.element().textContent).toMatch(/^Failed to\ssend message\. \S/)
  app.world.setFault('L19', null)
  await article('May I?').getByRole('button', { name: 'Try again' }).click()
  await expect.element(article('May I?').getByText('Sent', { exact: true })).toBeInTheDocument()
  expect(page.getByRole('article').filter({ hasText: 'May I?' }).elements()).toHaveLength(1)
  expect(sent()).toHaveLength(2)
})

test('an own message is changed, and what is typed meanwhile stays', async () => {
  const { app } = await open((world) => {
    const chat = personOf(world, 'main').chats[0]!
    const last = chat.messages.findLast(({ expert }) => expert === null)!
    Object.assign(last, { text: 'Not level.', homeworkStatusId: null })
  })
  await field().fill('A draft')
  await article('Not level.')
    .getByRole('button', { name: /^Actions:/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const changed = page.getByRole('textbox', { name: 'The changed message' })
  await expect.element(changed).toHaveValue('Not level.')
  await expect.element(changed).toHaveFocus()
  await changed.fill('Level now.')
  // It is kept like a draft.
  await app.router.navigate({ href: '/courses' })
  await app.router.navigate({ href: `/chat/${chatOf(app).id}` })
  await expect.element(changed).toHaveValue('Level now.')
  app.world.setFault('L20', '500')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: /^The change is not saved\./ })).toBeVisible()
  await expect.element(changed).toHaveValue('Level now.')
  app.world.setFault('L20', null)
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect.element(article('Level now.').getByText('Edited')).toBeVisible()
  await expect.element(field()).toHaveValue('A draft')
})

test('which key sends is chosen in the menu of the field, and kept', async () => {
  const { sent } = await open()
  await page.getByRole('button', { name: 'How to write' }).click()
  const choice = page.getByRole('menuitemcheckbox', { name: 'Enter sends, Shift+Enter starts a line' })
  await expect.element(choice).toBeChecked()
  await choice.click()
  await expect.element(choice).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await field().click()
  await userEvent.keyboard('One{Enter}two')
  await expect.element(field()).toHaveValue('One\ntwo')
  expect(sent()).toHaveLength(0)
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.poll(() => sent().length).toBe(1)
  expect(localStorage.getItem('learner.enter-sends')).toBe('false')
})

/** A new answer of an expert that is rated with two stars while there is no line. */
async function rateOffline() {
  const { app } = await open((world) => {
    const chat = personOf(world, 'main').chats[0]!
    chat.messages.push({ ...chat.messages.findLast(({ expert }) => expert !== null)!, id: 990_001, rating: null })
  })
  const star = (name: string) => page.getByRole('radio', { name })
  goOffline()
  await star('2 of 5, Slightly useful').click()
  await expect.element(star('2 of 5, Slightly useful')).toBeChecked()
  return { app, star }
}

test('an answer is rated in place, also offline, and a later rating takes the place of one that waits', async () => {
  const { app, star } = await rateOffline()
  await star('4 of 5, Useful').click()
  await expect.element(star('4 of 5, Useful')).toBeChecked()
  onlineManager.setOnline(true)
  await expect.poll(() => chatOf(app).messages.find(({ id }) => id === 990_001)?.rating).toBe(4)
  expect(app.world.received('L21')).toHaveLength(1)
  await expect.element(star('4 of 5, Useful')).toBeChecked()
})

test('a rating that the device has no room for is refused at once, and the one that waits stays', async () => {
  const { app, star } = await rateOffline()
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await star('4 of 5, Useful').click()
  await expect.element(page.getByRole('alert').filter({ hasText: /The rating is not saved/ })).toBeVisible()
  await expect.element(star('2 of 5, Slightly useful')).toBeChecked()
  onlineManager.setOnline(true)
  await expect.poll(() => chatOf(app).messages.find(({ id }) => id === 990_001)?.rating).toBe(2)
})

test('a letter typed does not draw the messages anew', async () => {
  await open()
  await expect.element(page.getByRole('region', { name: 'Conversation' }).getByRole('article').first()).toBeVisible()
  const rows = vi.spyOn(ConversationRows.prototype, 'at')
  onTestFinished(() => rows.mockRestore())
  const drawn = () => {
    const { length } = rows.mock.calls
    rows.mockClear()
    return length
  }
  // Once the opening has come to rest.
  let still = 0
  await expect.poll(() => (still = drawn() === 0 ? still + 1 : 0), { interval: 100 }).toBe(5)
  await field().fill('Is')
  await expect.element(field()).toHaveValue('Is')
  expect(drawn()).toBe(0)
})
