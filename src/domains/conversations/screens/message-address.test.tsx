import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtimeUp } from '#/api/realtime-state'
import { FakeSocket } from '../../../../tests/fake-socket'
import { renderApp } from '../../../../tests/render-app'

const COUNT = 600

const conversation = () => page.getByRole('region', { name: 'Conversation' })
const marked = () => document.querySelector('article[aria-current=true]')

/** A chat of 600 messages of uneven heights, some with pictures; it is not open yet. */
async function unevenChat() {
  const app = await renderApp('/home', { scenario: 'chat-20000' })
  const place = { chat: 0, ids: [] as number[] }
  app.world.change((world) => {
    const chat = world.learners.flatMap(({ chats }) => chats).find(({ messages }) => messages.length === 20_000)
    if (!chat) return
    chat.messages = chat.messages.slice(0, COUNT)
    const photos = world.files.filter(({ type }) => type === 'photo').map(({ id }) => id)
    for (const [at, message] of chat.messages.entries()) {
      if (at % 5 === 0)
        message.text = `Message ${at}: ${'turn the lamp a little further. '.repeat(1 + ((at * 7) % 12))}`
      if (at % 3 === 1) message.fileIds = photos.slice(0, 1 + (at % 2))
    }
    place.chat = chat.id
    place.ids = chat.messages.map(({ id }) => id)
  })
  return { app, ...place }
}

test('the message of an address stays where it is while pictures and others around it come in', async () => {
  await page.viewport(390, 844)
  const { app, chat, ids } = await unevenChat()
  const tops = new Set<number>()
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('article img')]
  let isOver = false
  const look = () => {
    const top = marked()?.getBoundingClientRect().top
    // From when it is in its place: the list is drawn before it has been measured.
    if (top !== undefined && top > 100 && top < 800) tops.add(top)
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  await app.router.navigate({ href: `/chat/${chat}?message=${ids[300]}` })
  await expect.element(conversation().getByText(/^Message 300:/)).toBeVisible()
  await expect.poll(() => pictures().length).toBeGreaterThan(1)
  await expect.poll(() => pictures().every(({ complete }) => complete)).toBe(true)
  // Some grow.
  app.world.change((world) => {
    const now = world.learners.flatMap(({ chats }) => chats).find(({ id }) => id === chat)
    for (const at of [296, 297, 298, 299, 301])
      now!.messages[at]!.text = 'And once more, a little further still. '.repeat(6)
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => marked()?.parentElement?.parentElement?.textContent).toMatch(/once more/)
  isOver = true
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
})

test('what is on the screen is read again when the tab comes to the front, and after a reconnection', async () => {
  await page.viewport(1244, 900)
  const { app, chat, ids } = await unevenChat()
  await app.router.navigate({ href: `/chat/${chat}?message=${ids[123]}` })
  await expect.element(conversation().getByText(/^Answer 124:/)).toBeVisible()
  await expect.poll(() => FakeSocket.open()).toHaveLength(1)
  FakeSocket.last().accept()
  await expect.poll(() => realtimeUp.read()).toBe(true)
  /** No event tells of it. */
  const edit = (text: string) =>
    app.world.change((world) => {
      const now = world.learners.flatMap(({ chats }) => chats).find(({ id }) => id === chat)
      Object.assign(now!.messages[123]!, { text, updatedAt: now!.messages[123]!.updatedAt + 60 })
    })

  edit('Answer 124, put right.')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(conversation().getByText('Answer 124, put right.')).toBeVisible()

  edit('Answer 124, put right twice.')
  FakeSocket.last().end()
  await expect.poll(() => FakeSocket.open(), { timeout: 10_000 }).toHaveLength(1)
  FakeSocket.last().accept()
  await expect.element(conversation().getByText('Answer 124, put right twice.')).toBeVisible()
})

test('an address leads to a message far up, marked and announced, or says that it is not there or could not be looked for', async () => {
  const app = await renderApp('/home', { scenario: 'chat-20000' })
  let chatId = 0
  let ids: number[] = []
  app.world.change((world) => {
    const chat = world.learners.flatMap(({ chats }) => chats).find(({ messages }) => messages.length === 20_000)
    if (!chat) return
    chat.messages = chat.messages.slice(0, COUNT)
    chatId = chat.id
    ids = chat.messages.map(({ id }) => id)
  })
  const open = (place: number) => app.router.navigate({ href: `/chat/${chatId}?message=${ids[place] ?? 999_999_999}` })
  const shown = (text: RegExp) => page.getByRole('region', { name: 'Conversation' }).getByText(text)

  await open(123)
  await expect.element(shown(/^Answer 124:/)).toBeVisible()
  expect(
    shown(/^Answer 124:/)
      .element()
      .closest('article'),
  ).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText(/^Daniel Ferrer, .* Answer 124: turn the lamp/)).toBeInTheDocument()
  expect(document.title).toMatch(/^\(2\) /)

  const article = page.getByRole('article').filter({ hasText: 'Answer 124:' })
  await article.getByRole('button', { name: /^Actions: Daniel Ferrer/ }).click()
  await page.getByRole('menuitem', { name: 'Quote' }).click()
  const field = page.getByRole('textbox', { name: 'Message' })
  await expect.element(field).toHaveValue('> Answer 124: turn the lamp a little further from the wall.\n')
  expect(field.element()).toHaveFocus()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  shown(/^Answer 124:/)
    .element()
    .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  await page.getByRole('menuitem', { name: 'Copy link to message' }).click()
  expect(copied.mock.calls[0]?.[0]).toMatch(new RegExp(`/v/chat/${chatId}\\?message=${ids[123]}$`))

  // Another message of the open chat.
  await open(COUNT - 20)
  await expect.element(shown(/^Question 581:/)).toBeVisible()

  app.world.setFault('L18', '403')
  await open(300)
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await expect.element(shown(/^Question 581:/)).toBeVisible()
  app.world.setFault('L18', null)
  await again.click()
  await expect.element(shown(/^Question 301:/)).toBeVisible()

  await open(COUNT)
  await expect.element(page.getByText('This message no longer exists.')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('This message no longer exists.')).not.toBeInTheDocument()
  expect(app.address()).toMatch(/\/chat\/\d+$/)
}, 120_000)
