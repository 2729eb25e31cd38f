import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const COUNT = 600
const HOUR_S = 3_600
const NOW = new Date('2026-06-09T18:30:00Z')

const field = () => page.getByRole('searchbox', { name: 'Search in this conversation' })
const opener = () => page.getByRole('button', { name: 'Search in this conversation' })
const marked = () => document.querySelector('article[aria-current=true]')
const marks = () => [...document.querySelectorAll('article mark')].map(({ textContent }) => textContent)

/** A chat with a message each hour, but none on 3, 4 and 5 June. */
async function open() {
  const app = await renderApp('/home', { scenario: 'chat-20000', now: NOW })
  let chatId = 0
  app.world.change((world) => {
    const chat = world.learners.flatMap(({ chats }) => chats).find(({ messages }) => messages.length === 20_000)
    if (!chat) return
    chatId = chat.id
    chat.messages = chat.messages.slice(-COUNT)
    for (const [at, message] of chat.messages.entries()) {
      const hours = COUNT - at + (COUNT - at > 90 ? 96 : 0)
      message.createdAt = NOW.getTime() / 1000 - hours * HOUR_S
      message.updatedAt = message.createdAt
    }
  })
  await app.router.navigate({ href: `/chat/${chatId}` })
  await expect.element(page.getByRole('region', { name: 'Conversation' }).getByText(/^Answer 20000:/)).toBeVisible()
  return app
}

test('a search goes through what is loaded, the newest match first, and says so', async () => {
  await page.viewport(1244, 900)
  const app = await open()
  await opener().click()
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByText('Only the messages that are loaded are searched: 10 of 600.')).toBeVisible()

  await field().fill(' ANSWÉR ')
  await expect.element(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('status').getByText('5 messages found')).toBeInTheDocument()
  await expect.poll(() => marked()?.textContent).toMatch(/Answer 20000:/)
  expect(new Set(marks())).toEqual(new Set(['Answer']))

  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 of 5', { exact: true })).toBeVisible()
  await expect.poll(() => marked()?.textContent).toMatch(/Answer 19998:/)
  await expect.element(page.getByText(/^2 of 5\. Daniel Ferrer, .* Answer 19998: turn/)).toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
  await expect.element(page.getByText(/^5 of \d+$/)).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await page.getByRole('button', { name: 'Later match' }).click()
  await expect.element(page.getByText(/^4 of \d+$/)).toBeVisible()

  // What is loaded joins in; a failure says so.
  await field().fill('question 19951')
  await expect.element(page.getByText('No messages found').first()).toBeVisible()
  app.world.setFault('L18', '403')
  const more = page.getByRole('button', { name: 'Load earlier messages' })
  await more.click()
  await expect.element(page.getByText(/^Forbidden/)).toBeVisible()
  app.world.setFault('L18', null)
  await more.click()
  await expect.element(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect.poll(() => marked()?.textContent).toMatch(/Question 19951:/)
  await expect.element(page.getByText(/searched: [5-9]0 of 600\.$/)).toBeVisible()
  expect(app.world.received('L18').map(({ query }) => query['per-page'])).toContain('50')

  await field().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  expect(marks()).toEqual([])
  expect(marked()?.textContent).toMatch(/Question 19951:/)
})

test('a calendar leads to the first message of a day, or says that there is none', async () => {
  await page.viewport(390, 844)
  const app = await open()
  const before = app.world.received('L18').length
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Jump to a date' }).click()
    await page.getByRole('gridcell').getByRole('button', { name }).click()
  }
  await opener().click()
  await choose('Sunday 7 June')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const first = () => marked()?.querySelector('time')?.dateTime
  await expect.poll(first).toMatch(/^2026-06-0[67]T/)
  await expect.element(page.getByText(/^(Daniel Ferrer|You), 7\sJune, /)).toBeInTheDocument()

  await choose('Wednesday 3 June')
  const note = page.getByText(
    /^There are no messages on Wednesday 3\sJune\. The next ones are from Saturday 6\sJune\.$/,
  )
  await expect.element(note).toBeVisible()
  await expect.poll(first).toMatch(/^2026-06-0[56]T/)
  expect(app.world.received('L18').length - before).toBeLessThanOrEqual(14)

  app.world.setFault('L18', '403')
  await page.getByRole('button', { name: 'Jump to a date' }).click()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByRole('gridcell').getByRole('button', { name: 'Thursday 21 May' }).click()
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  app.world.setFault('L18', null)
  await again.click()
  await expect.poll(first).toMatch(/^2026-05-2[01]T/)
  await expect.element(again).not.toBeInTheDocument()
})
