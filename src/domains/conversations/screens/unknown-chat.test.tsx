import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

async function openChat() {
  const place = { chat: 0 }
  const app = await renderApp(
    '/home',
    {},
    {
      prepare: ({ change }) =>
        change((world) => {
          place.chat = personOf(world, 'main').chats[0]?.id ?? 0
        }),
    },
  )
  await app.router.navigate({ href: `/chat/${place.chat}` })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  return app
}

test.each(['/chat/0', '/chat/abc', '/chat/-4'])('an address such as %s is no chat, and no fault', async (path) => {
  const app = await openChat()
  const before = app.calls().length
  await app.router.navigate({ href: path })
  await expect.element(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible()
  expect(app.reports).toEqual([])
  expect(app.calls().slice(before)).not.toContain('L18')
})
