import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const COUNT = 600

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
