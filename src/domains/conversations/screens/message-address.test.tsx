import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

/** The long chat of the learner, opened at its message of this place, from 0. */
async function openAt(place: number, prepare: Parameters<typeof renderApp>[2] = {}) {
  const app = await renderApp('/home', { scenario: 'chat-20000' }, prepare)
  const chat = app.world
    .read()
    .learners.flatMap(({ chats }) => chats)
    .find(({ messages }) => messages.length === 20_000)
  const open = (at: number) =>
    app.router.navigate({ href: `/chat/${chat?.id}?message=${chat?.messages[at]?.id ?? 999_999_999}` })
  await open(place)
  return { app, open }
}

test('an address leads to one message of 20,000, marked and announced, within 14 requests', async () => {
  const { app, open } = await openAt(4321)
  await expect.element(page.getByText('Answer 4322:')).toBeVisible()
  expect(app.world.received('L18').length).toBeLessThanOrEqual(14)
  const article = page.getByText('Answer 4322:').element().closest('article')
  expect(article).toHaveAttribute('aria-current', 'true')
  const status = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  expect(status.join()).toContain('Answer 4322:')
  // Another message of the open chat.
  await open(19_990)
  await expect.element(page.getByText('Question 19991:')).toBeVisible()
  await expect.element(page.getByText('Answer 4322:')).not.toBeInTheDocument()
})

test('an address of a message that is not there says so, and the conversation opens at its end', async () => {
  const { app } = await openAt(-1)
  await expect.element(page.getByText('This message no longer exists.')).toBeVisible()
  await expect.element(page.getByText('Answer 20000:')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('This message no longer exists.')).not.toBeInTheDocument()
  expect(app.address()).toMatch(/\/chat\/\d+$/)
})

test('a message that could not be looked for can be looked for again', async () => {
  const { app, open } = await openAt(19_999)
  await expect.element(page.getByText('Answer 20000:')).toBeVisible()
  app.world.setFault('L18', '403')
  await open(10_000)
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText('Answer 20000:')).toBeVisible()
  app.world.setFault('L18', null)
  await again.click()
  await expect.element(page.getByText('Question 10001:')).toBeVisible()
})
