import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const ground = (row: Element) => getComputedStyle(row).backgroundColor

test('the list beside a conversation shows which one it is, also at one of its messages', async () => {
  await page.viewport(1440, 900)
  const app = await renderApp('/chat')
  const [first] = personOf(app.world.read(), 'main').chats
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect.element(rows.first()).toBeVisible()
  const { top } = rows.first().element().getBoundingClientRect()
  const others = ground(rows.elements().at(-1) ?? document.body)
  await app.router.navigate({ href: `/chat/${first?.id}?message=${first?.messages[0]?.id}` })
  const open = page.getByRole('main').getByRole('link', { name: /Light First/ })
  await expect.element(open).toHaveAttribute('aria-current', 'page')
  expect(ground(open.element())).not.toBe(others)
  // The list stays where it was.
  expect(rows.first().element().getBoundingClientRect().top).toBe(top)
  expect(rows.elements().filter((row) => ground(row) !== others)).toHaveLength(1)
})
