import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

beforeEach(() => page.viewport(1244, 900))

/** A homework whose conversation takes three pages of the chat; those after the first are answered by `earlier`, if given, until it is mended. */
async function openLong(earlier?: () => Response | Promise<Response>) {
  let isBroken = true
  const app = await renderApp(
    '/home',
    { scenario: 'homework-fail', now: new Date('2026-06-09T18:30:00Z') },
    {
      prepare: (world) => {
        world.change(({ learners }) => {
          for (const { chats } of learners)
            for (const { messages } of chats) {
              const last = messages.findLast(
                ({ homeworkStatusId, expert }) => homeworkStatusId !== null && expert !== null,
              )
              if (!last) continue
              for (let id = 990_000; id < 990_120; id += 1) messages.push({ ...last, id, text: `Word ${id}` })
            }
        })
        const { fetch } = world
        world.fetch = async (input, init) => {
          const { url } = new Request(input, init)
          if (earlier && isBroken && /messages.*[?&]page=[23]/.test(url)) return earlier()
          return fetch(input, init)
        }
      },
    },
  )
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await app.router.navigate({ href: `/homework/${stream?.id}/4103` })
  return { app, mend: () => (isBroken = false) }
}

const missing = () => page.getByRole('heading', { name: 'Earlier messages didn’t load' })

test('a conversation keeps what came where an earlier page fails, and brings the rest when it is asked for again', async () => {
  const { app, mend } = await openLong(() => new Response('', { status: 403 }))
  await expect.element(page.getByText('Word 990119')).toBeVisible()
  await expect.element(page.getByText('Word 990070')).toBeVisible()
  await expect.element(missing()).toBeVisible()
  await expect.element(page.getByText('The conversation didn’t load')).not.toBeInTheDocument()
  mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(missing()).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await expect.element(page.getByText('Word 990119')).toBeVisible()
  await expect.element(page.getByText('8 of 14')).toBeVisible()
  await app.router.navigate({ href: `${app.address()}?pages=2` })
  // Only what is near the view is drawn.
  await expect.poll(() => document.querySelectorAll('[data-to]').length).toBeGreaterThan(0)
  scrollTo(0, document.body.scrollHeight)
  await expect.element(page.getByText('Word 990000')).toBeVisible()
})

test('a conversation shows what came while earlier pages are on their way', async () => {
  await openLong(() => new Promise(() => {}))
  await expect.element(page.getByText('Word 990119')).toBeVisible()
  await expect.element(page.getByText('Word 990070')).toBeVisible()
  await expect.element(page.getByText('Loading the conversation')).toBeInTheDocument()
  await expect.element(missing()).not.toBeInTheDocument()
})

test('a conversation stays under 400 elements, and the focus follows to what more was shown', async () => {
  await page.viewport(1244, 600)
  await openLong()
  await page.getByRole('button', { name: 'Show 6 more' }).click()
  await expect.element(page.getByText('Word 990048')).toBeVisible()
  const turn = document.activeElement?.closest('[data-turn]')
  expect(turn?.textContent).toContain('Word 990048')
  expect(turn?.textContent).not.toContain('Word 990049')
  const elements = () => document.querySelectorAll('[data-turn], [data-turn] *').length
  await expect.poll(elements).toBeLessThan(400)
  page.getByText('Word 990119').element().scrollIntoView()
  await expect.element(page.getByText('Word 990119')).toBeInViewport()
  await expect.poll(elements).toBeLessThan(400)
})
