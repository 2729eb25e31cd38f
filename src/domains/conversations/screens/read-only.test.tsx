import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { provideLocalBrand, readLocalBrand } from '#/brand/local-brand'
import { courseQueries } from '#/domains/study/stream-queries'
import type { Course } from '#/domains/study/model'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const brand = readLocalBrand()

interface Change {
  canWrite?: boolean
  course?: Partial<Course>
}

/** The chat of the first course in a scenario, closed by the experts unless it is said otherwise, in a course that is changed. */
async function open(scenario: string, { canWrite = false, course = {} }: Change = {}) {
  await page.viewport(390, 844)
  provideLocalBrand({ ...brand, isDemoAccessible: true })
  onTestFinished(() => provideLocalBrand(brand))
  const place = { chat: 0, stream: 0 }
  const app = await renderApp(
    '/home',
    { scenario },
    {
      prepare: ({ change }) =>
        change((world) => {
          const { chats, streams } = personOf(world, 'main')
          const stream = streams[0]!
          const chat = chats.find(({ id }) => id === stream.chatId)!
          chat.canWrite = canWrite
          Object.assign(place, { chat: chat.id, stream: stream.id })
        }),
    },
  )
  await expect.poll(() => app.client.getQueryData(courseQueries.streams().queryKey)).toBeDefined()
  app.client.setQueryData(courseQueries.streams().queryKey, (streams) =>
    streams?.map((one) => ({ ...one, course: one.course && { ...one.course, ...course } })),
  )
  await app.router.navigate({ href: `/chat/${place.chat}` })
  const main = page.getByRole('main')
  const leadsTo = async (name: string, address: string) => {
    await main.getByRole('link', { name, exact: true }).click()
    await expect.poll(app.address).toBe(address)
  }
  return { main, leadsTo, place }
}

test.for([
  ['questions', { canWrite: true, course: { isDemoUserMessageEnabled: false } }, /has no questions to experts/],
  ['answers', { canWrite: true, course: { isDemoExpertMessageEnabled: false } }, /Experts do not answer in the demo/],
  ['an open chat', {}, /have closed this chat/],
] as const)('a demo without %s says so and leads to the full course', async ([, change, why]) => {
  const { main, leadsTo, place } = await open('demo', change)
  await expect.element(main.getByText(why)).toBeVisible()
  await leadsTo('Get the full course', `/course/${place.stream}/extend`)
})

test('the closed chat of a course that is over leads to where it is renewed', async () => {
  const ended = await open('ended')
  await expect.element(ended.main.getByText(/have closed this chat/)).toBeVisible()
  await ended.leadsTo('Renew the course', `/course/${ended.place.stream}/extend`)
})

test('the closed chat of an open course leads to the courses', async () => {
  const { main, leadsTo } = await open('main')
  await expect.element(main.getByText(/have closed this chat/)).toBeVisible()
  await leadsTo('My courses', '/courses')
})
