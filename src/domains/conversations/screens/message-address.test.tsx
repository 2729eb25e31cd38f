import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { realtimeUp } from '#/api/realtime-state'
import type { TestWorld } from '../../../../mocks/test-world'
import { personOf } from '../../../../mocks/world/create-world'
import { FakeSocket } from '../../../../tests/fake-socket'
import { renderApp } from '../../../../tests/render-app'

const COUNT = 600

const conversation = () => page.getByRole('region', { name: 'Conversation' })
const marked = () => document.querySelector('article[aria-current=true]')
/** How much of a conversation stands below its window, in px. */
const fromEnd = (list: Element) => list.scrollHeight - list.clientHeight - list.scrollTop

/** A chat of 200 messages of uneven heights, some with pictures; it is not open yet. */
async function unevenChat() {
  const place = { chat: 0, ids: [] as number[] }
  const prepare = ({ change }: TestWorld) =>
    change((world) => {
      const [chat] = personOf(world, 'main').chats
      const like = chat?.messages.findLast(({ expert }) => expert !== null)
      if (!chat || !like) return
      const photos = world.files.filter(({ type }) => type === 'photo').map(({ id }) => id)
      chat.messages = Array.from({ length: 200 }, (_none, at) => ({
        ...like,
        id: 800_000 + at,
        text: `Message ${at}: ${'turn the lamp a little. '.repeat(at % 5 === 0 ? 1 + ((at * 7) % 12) : 1)}`,
        // That of message 100 stands in no other.
        fileIds: at === 100 ? photos.slice(2, 3) : at % 3 === 1 ? photos.slice(0, 1 + (at % 2)) : [],
        expert: at % 2 === 0 ? null : like.expert,
        createdAt: like.createdAt - (200 - at) * 600,
        updatedAt: like.createdAt - (200 - at) * 600,
        isViewed: true,
      }))
      Object.assign(place, { chat: chat.id, ids: chat.messages.map(({ id }) => id) })
    })
  const app = await renderApp('/home', {}, { prepare })
  return { app, ...place }
}

test('the message of an address stays in its place while pictures, letters and others around it come in', async () => {
  await page.viewport(390, 844)
  const { app, chat, ids } = await unevenChat()
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('article img')]
  const middle = () => {
    const { top = 0, height = 0 } = marked()?.getBoundingClientRect() ?? {}
    return top + height / 2
  }
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await app.router.navigate({ href: `/chat/${chat}?message=${ids[100]}` })
  await expect.element(conversation().getByText(/^Message 100:/)).toBeVisible()
  await expect.poll(() => pictures().length).toBeGreaterThan(1)
  const list = conversation().element() as HTMLElement
  const { top, height } = list.getBoundingClientRect()
  await expect.poll(() => Math.abs(middle() - top - height / 2)).toBeLessThan(40)
  const before = middle()
  await expect.poll(() => pictures().every(({ complete }) => complete)).toBe(true)
  await drawn()
  expect(Math.abs(middle() - before)).toBeLessThanOrEqual(1)

  // The brand's own letters come late, and are wider.
  const { scrollHeight } = list
  list.style.letterSpacing = '2px'
  await expect.poll(() => list.scrollHeight).toBeGreaterThan(scrollHeight)
  await drawn()
  expect(Math.abs(middle() - before)).toBeLessThanOrEqual(1)
})

test('a picture far up, where an address has led, opens with those around it', async () => {
  await page.viewport(1244, 900)
  const { app, chat, ids } = await unevenChat()
  await app.router.navigate({ href: `/chat/${chat}?message=${ids[100]}` })
  const article = page.getByRole('article').filter({ hasText: /Message 100:/ })
  await article.getByRole('link', { name: /^Open picture 1/ }).click()
  await expect.element(page.getByRole('dialog', { name: /^\d+ of \d+: / })).toBeVisible()
})

test('what is on the screen is read again when the tab comes to the front, and after a reconnection', async () => {
  await page.viewport(1244, 900)
  const { app, chat, ids } = await unevenChat()
  await app.router.navigate({ href: `/chat/${chat}?message=${ids[50]}` })
  await expect.element(conversation().getByText(/^Message 50:/)).toBeVisible()
  await expect.poll(() => FakeSocket.open()).toHaveLength(1)
  FakeSocket.last().accept()
  await expect.poll(() => realtimeUp.read()).toBe(true)
  // What is being read already is not read twice.
  await expect.poll(() => app.client.isFetching()).toBe(0)
  /** No event tells of it. */
  const edit = (text: string) =>
    app.world.change((world) => {
      const message = personOf(world, 'main').chats[0]?.messages[50]
      if (message) Object.assign(message, { text, updatedAt: message.updatedAt + 60 })
    })

  edit('Put right.')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(conversation().getByText('Put right.')).toBeVisible()

  edit('Put right twice.')
  FakeSocket.last().end()
  await expect.poll(() => FakeSocket.open(), { timeout: 10_000 }).toHaveLength(1)
  FakeSocket.last().accept()
  await expect.element(conversation().getByText('Put right twice.')).toBeVisible()
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

/** What the list does of itself is done in two frames. */
const drawnTwice = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
/** The list's own move has ended when nothing is measured for half as long. */
const LIST_RESTS_MS = 300
const toNewest = () => page.getByRole('button', { name: 'To the newest message' })

/** The conversation once nothing in it is measured any more. */
async function atRest(): Promise<Element> {
  await expect.element(conversation()).toBeVisible()
  const list = conversation().element()
  let last = ''
  const isSame = () => {
    const before = last
    last = `${list.scrollTop} ${list.scrollHeight}`
    return last === before && list.scrollTop > 0
  }
  await expect.poll(isSame, { interval: LIST_RESTS_MS }).toBe(true)
  return list
}

test.each(['marked', 'unread'] as const)(
  'what scrolls without a press, as a screen reader does, is not drawn back to what is %s',
  async (what) => {
    await page.viewport(1244, 900)
    const { app, chat, ids } = await unevenChat()
    if (what === 'unread')
      app.world.change((world) => {
        const messages = personOf(world, 'main').chats[0]?.messages ?? []
        const expert = messages.findLast((one) => one.expert !== null)?.expert ?? null
        for (const message of messages.slice(150)) Object.assign(message, { expert, isViewed: false })
      })
    await app.router.navigate({ href: `/chat/${chat}${what === 'marked' ? `?message=${ids[100]}` : ''}` })
    const list = await atRest()
    const stands = () => (what === 'marked' ? marked() : conversation().getByText('New messages').query())
    const top = () => stands()?.getBoundingClientRect().top ?? Infinity
    const before = top()
    list.scrollTop -= 300
    await drawnTwice()
    // Rows prove to be of other heights.
    list.setAttribute('style', 'letter-spacing: 2px')
    await drawnTwice()
    await drawnTwice()
    expect(top() - before).toBeGreaterThan(150)
  },
)

test('the end stays on the screen when a keyboard takes half of it, also after it was scrolled to', async () => {
  await page.viewport(390, 844)
  const { app, chat } = await unevenChat()
  await app.router.navigate({ href: `/chat/${chat}` })
  const list = await atRest()
  for (const height of [450, 844, 450]) {
    await page.viewport(390, height)
    await expect.poll(() => fromEnd(list)).toBeLessThanOrEqual(1)
    await expect.element(toNewest()).not.toBeInTheDocument()
  }
  list.dispatchEvent(new WheelEvent('wheel'))
  list.scrollTop -= 600
  await expect.element(toNewest()).toBeVisible()
  list.scrollTop = list.scrollHeight
  await expect.element(toNewest()).not.toBeInTheDocument()
  await page.viewport(390, 844)
  await expect.poll(() => list.clientHeight).toBeGreaterThan(500)
  await page.viewport(390, 450)
  await expect.poll(() => list.clientHeight).toBeLessThan(400)
  await expect.poll(() => fromEnd(list)).toBeLessThanOrEqual(1)
})

test('the focus stays in a message that is scrolled away, and the End key leads from there to the end', async () => {
  await page.viewport(1244, 900)
  const { app, chat } = await unevenChat()
  await app.router.navigate({ href: `/chat/${chat}` })
  const list = await atRest()
  const button = [...list.querySelectorAll<HTMLElement>('[data-menu]')].at(-1)
  button?.focus()
  list.scrollTop = 0
  await expect.element(toNewest()).toBeVisible()
  await drawnTwice()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{End}')
  await expect.poll(() => fromEnd(list)).toBeLessThanOrEqual(1)
})

test('nothing leads to the newest message of an address in a chat that fits the window', async () => {
  await page.viewport(1244, 900)
  const { app, chat, ids } = await unevenChat()
  app.world.change((world) => {
    const one = personOf(world, 'main').chats[0]
    if (one) one.messages = one.messages.slice(102, 104)
  })
  await app.router.navigate({ href: `/chat/${chat}?message=${ids[102]}` })
  await expect.poll(marked).not.toBeNull()
  await expect.element(toNewest()).not.toBeInTheDocument()
})
