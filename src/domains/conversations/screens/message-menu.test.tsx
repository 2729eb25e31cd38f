import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pause } from '#/lib/pause'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

const text = () =>
  page
    .getByRole('article')
    .getByText(/The last line\.$/)
    .last()
const menu = () => page.getByRole('menu', { name: 'Message' })

/** A chat of one message, an expert's, at the end of it, on a phone. */
async function open(answered: string) {
  await page.viewport(390, 844)
  const app = await renderApp(
    '/home',
    {},
    {
      prepare: ({ change }) =>
        change((world) => {
          const chat = personOf(world, 'main').chats[0]!
          const answer = chat.messages.findLast(({ expert }) => expert !== null)!
          chat.messages = [{ ...answer, text: answered, fileIds: [], homeworkStatusId: null, isViewed: true }]
        }),
    },
  )
  await app.router.navigate({ href: `/chat/${personOf(app.world.read(), 'main').chats[0]!.id}` })
  await expect.element(text()).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  const scroller = page.getByRole('region', { name: 'Conversation' }).element()
  scroller.scrollTo({ top: scroller.scrollHeight })
}

/** A finger that is put on the last message and moves by so many px in its first 100 ms. */
async function press(moved: number) {
  const target = text().element()
  const touch = (type: string, clientY: number) =>
    target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, clientX: 60, clientY }))
  touch('pointerdown', 300)
  for (const by of [moved / 2, moved]) {
    await pause(50)
    touch('pointermove', 300 - by)
  }
}

test('a finger that rests on a message opens its menu, though it trembles; one that scrolls does not', async () => {
  await open('The last line.')
  await press(12)
  await pause(700)
  await expect.element(menu()).not.toBeInTheDocument()
  await press(8)
  await expect.element(menu()).toBeVisible()
})

test('so does one on a message whose head is above the window', async () => {
  await open(`${'One more line.\n'.repeat(80)}The last line.`)
  await press(0)
  await expect.element(menu()).toBeInViewport()
})
