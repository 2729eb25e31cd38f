import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { messageStore } from '#/domains/chats/message-stores'
import type { Message } from '#/domains/chats/model'
import type { UploadedFile } from '#/domains/uploads/model'
import type { StreamStatus, HomeworkStatus } from '#/domains/study/model'
import { openHomework } from '../../../../tests/open-homework'
import { type AppUnderTest, renderApp } from '../../../../tests/render-app'

beforeEach(() => page.viewport(1244, 900))

async function openChecking() {
  const app = await openHomework('homework-checking')
  await expect.element(page.getByText(/The review appears here/)).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: /^With / })).toHaveAttribute('aria-current', 'step')
  return app
}

test('a review that arrived meanwhile is shown on focus', async () => {
  const app = await openChecking()
  app.world.expertAnswers('DONE')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('How useful was this review?')).toBeVisible()
})

test('without events a review that arrived meanwhile is asked for every 15 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const app = await openChecking()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  app.world.expertAnswers('DONE')
  vi.advanceTimersByTime(14_900)
  expect(app.client.isFetching()).toBe(0)
  vi.advanceTimersByTime(100)
  // At that moment, and not for any other reason later.
  expect(app.client.isFetching()).toBeGreaterThan(0)
  await expect.element(page.getByText('Approved', { exact: true }).first()).toBeVisible()
})

test('that a homework is on checking stands in its pill only; beside it, when it was sent', async () => {
  await openChecking()
  await expect.element(page.getByRole('complementary', { name: /^Sent on 8\sJune$/ })).toBeVisible()
  expect(page.getByRole('main').getByText('On checking').elements()).toHaveLength(1)
})

test('a review that takes longer than usual can be asked about', async () => {
  const scenario = 'homework-checking'
  const now = new Date('2026-06-09T18:30:00Z')
  const app = await renderApp(
    '/home',
    { scenario, now },
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          for (const { streams } of learners)
            for (const { homeworks } of streams)
              for (const one of homeworks) if (one.status === 'UPLOADED') one.updatedAt -= 4 * 86_400
        }),
    },
  )
  const { id } = personOf(app.world.read(), 'main').streams[0] ?? { id: 0 }
  await app.router.navigate({ href: `/homework/${id}/4103` })
  await expect.element(page.getByText(/This review takes longer than usual/)).toBeVisible()
  await page.getByRole('button', { name: 'Ask to look at my homework' }).dblClick()
  await expect.element(page.getByText(/We have your request/)).toBeVisible()
  expect(app.world.received('L34').map(({ body }) => body)).toMatchObject([
    { support_category_id: 10, target_id: id, message: expect.stringMatching(/^Please look at my homework/) },
  ])
})

test('what was approved says so once beside its date', async () => {
  await openHomework('homework-done')
  const aside = page.getByRole('complementary', { name: /^Approved on/ })
  await expect.element(aside).toBeVisible()
  expect(aside.element().textContent.match(/Approved/g)).toHaveLength(1)
})

test('a review is shown also where the server does not say when a status changed', async () => {
  const app = await openChecking()
  app.world.expertAnswers('DONE')
  const undated = (rows: HomeworkStatus[]) => rows.map((row) => ({ ...row, createdAt: null, updatedAt: null }))
  for (const { queryKey } of app.client.getQueryCache().findAll({ queryKey: ['courses', 'status'] }))
    app.client.setQueryData<StreamStatus>(
      queryKey,
      (known) => known && { ...known, homeworks: undated(known.homeworks) },
    )
  app.world.change((world) => {
    for (const { streams } of world.learners)
      for (const { homeworks } of streams)
        for (const homework of homeworks) Object.assign(homework, { createdAt: null, updatedAt: null })
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Approved', { exact: true }).first()).toBeVisible()
})

test('a review of another year says of which one it is', async () => {
  const app = await openHomework('homework-fail')
  await expect.element(page.getByText(/Send frames 2 and 3 again/)).toBeVisible()
  const written = () => document.querySelector('[data-turn] time')?.textContent
  expect(written()).toMatch(/day \d.June, \d+:\d\d$/)
  const createdAt = new Date('2025-06-09T10:00:00Z')
  retell(app, (message) => ({ ...message, createdAt }))
  await expect.poll(written).toMatch(/^9.June.2025, 11:00$/)
})

test('an unknown state says so, and what to do', async () => {
  const app = await openChecking()
  const renamed = (rows: HomeworkStatus[]) => rows.map((row) => ({ ...row, status: 'unknown' as const }))
  for (const { queryKey } of app.client.getQueryCache().findAll({ queryKey: ['courses', 'status'] }))
    app.client.setQueryData<StreamStatus>(
      queryKey,
      (known) => known && { ...known, homeworks: renamed(known.homeworks) },
    )
  await expect.element(page.getByText(/^We cannot show its state here/)).toBeVisible()
  await expect.element(page.getByText(/The review appears here/)).not.toBeInTheDocument()
})

/** Tells of each message of the chats again, in another form. */
function retell({ client }: AppUnderTest, change: (message: Message) => Message) {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['chats', 'messages-since'] })) {
    const store = messageStore(client, Number(queryKey[2]))
    store.put(store.ids.flatMap((id) => store.get(id) ?? []).map(change))
  }
}

/** Signs the addresses of all files anew, as each answer of some servers does, and says so in the expert's words. */
async function sign(app: AppUnderTest, turn: number) {
  const signed = (file: UploadedFile): UploadedFile => ({
    ...file,
    name: 'frame.heic',
    url: `${file.url.split('?')[0]}?original=${turn}`,
    previewUrl: `${file.url.split('?')[0]}?sign=${turn}`,
  })
  retell(app, ({ employee, ...message }) => ({
    ...message,
    message: employee ? `Signed ${turn}` : message.message,
    files: message.files.map(signed),
    employee: employee && { ...employee, file: employee.file && signed(employee.file) },
  }))
  await expect.element(page.getByText(`Signed ${turn}`)).toBeVisible()
}

test('pictures that are signed anew are loaded again only where they have failed', async () => {
  const app = await openHomework('homework-fail')
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[data-turn] li img, [data-turn] header img')]
  const addresses = () => pictures().map(({ src }) => src)
  await expect.poll(() => pictures().length).toBeGreaterThan(2)
  await expect.poll(() => app.client.isFetching()).toBe(0)
  const before = addresses()
  await sign(app, 1)
  expect(addresses()).toEqual(before)
  for (const picture of pictures()) picture.dispatchEvent(new Event('error'))
  const after = before.map((address) => `${address}?sign=1`)
  await expect.poll(addresses).toEqual(after)
  await sign(app, 2)
  expect(addresses()).toEqual(after)
})

test('an open picture that is drawn by its preview stays as it is when it is signed anew', async () => {
  const app = await openHomework('homework-fail')
  await expect.poll(() => app.client.isFetching()).toBe(0)
  await sign(app, 1)
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('link').first().click()
  const address = () => document.querySelector<HTMLImageElement>('dialog img')?.src
  await expect.poll(address).toMatch(/sign=1$/)
  await sign(app, 2)
  expect(address()).toMatch(/sign=1$/)
})

test('a rating stays with the message that it was given to when the expert adds another one', async () => {
  const app = await openHomework('homework-fail')
  const useful = page.getByRole('radio', { name: '4 of 5, Useful' })
  await useful.click()
  await expect.poll(() => app.world.received('L21')).toHaveLength(1)
  await expect.poll(() => app.client.isFetching() + app.client.isMutating()).toBe(0)
  app.world.change((world) => {
    for (const { chats } of world.learners)
      for (const { messages } of chats) {
        const review = messages.findLast(({ homeworkStatusId, expert }) => homeworkStatusId !== null && expert !== null)
        if (review) messages.push({ ...review, id: 990_001, text: 'And one thing more.', rating: null })
      }
  })
  await app.client.invalidateQueries({ queryKey: ['chats'] })
  await expect.element(page.getByText('And one thing more.')).toBeVisible()
  await expect.element(useful).toBeChecked()
  await app.router.navigate({ href: '/courses' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
  app.router.history.back()
  await expect.element(page.getByText('And one thing more.')).toBeVisible()
  await expect.element(useful).toBeChecked()
  await page.getByRole('radio', { name: '5 of 5, Very useful' }).click()
  await expect.poll(() => app.world.received('L21')).toHaveLength(2)
  const [first, second] = app.world.received('L21').map(({ path }) => path)
  expect(second).toBe(first)
})

test('a rating that another tab has given later takes the place of the one given here', async () => {
  const app = await openHomework('homework-fail')
  await page.getByRole('radio', { name: '4 of 5, Useful' }).click()
  await expect.poll(() => app.world.received('L21')).toHaveLength(1)
  await expect.poll(() => app.client.isFetching() + app.client.isMutating()).toBe(0)
  app.world.change((world) => {
    for (const { chats } of world.learners)
      for (const { messages } of chats) for (const message of messages) if (message.rating === 4) message.rating = 2
  })
  await app.client.invalidateQueries({ queryKey: ['chats'] })
  await expect.element(page.getByRole('radio', { name: '2 of 5, Slightly useful' })).toBeChecked()
})
