import { onlineManager, type QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from '#/lib/zod'
import { wipeAllKeptAnswers } from '#/platform/kept-answers'
import { wipeLearner } from '#/platform/storage'
import { TEST_EDGE } from '../../tests/test-edge'
import { api, configureApi } from './client'
import { failedCalls } from './failed-calls'
import { keepTrying } from './keep-trying'
import { keptQueries, startKeeping, stopKeeping } from './kept-first'
import { readPage } from './page'
import { queryAnew } from './query-anew'
import { createQueryClient } from './query-client'
import { endSession } from './session-events'
import { writeToken } from './token-store'

let turn = 0
let [ANNA, BORIS] = people()

/** Two learners whose tokens nobody has had before. */
function people() {
  turn += 1
  return [
    { id: 7, token: `token-of-anna-${turn}` },
    { id: 8, token: `token-of-boris-${turn}` },
  ] as const
}

let learner: number | null = null
const server = vi.fn<typeof fetch>()
const clients: QueryClient[] = []

/** The answers of the server by the end of the address; null: the line is dead. */
let answers: Record<string, () => Promise<Response> | Response> | null = {}

const ok = (data: unknown, headers: Record<string, string> = {}) =>
  Response.json({ success: true, data, errors: null }, { headers })

beforeEach(() => {
  learner = null
  ;[ANNA, BORIS] = people()
  answers = {}
  server.mockReset()
  server.mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url)
    const answer = answers && Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  configureApi({ ...TEST_EDGE, fetch: server, keptFor: () => learner })
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.clear()
  writeToken(null)
  await wipeAllKeptAnswers()
})

/** The app as it starts anew: nothing is in memory but what a device keeps. */
function start({ token }: { token: string }): QueryClient {
  writeToken(token)
  const client = createQueryClient({ keeps: true })
  clients.push(client)
  return client
}

const user = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => api.get('user', { signal }).data(z.object({ id: z.int() })),
  retryDelay: 1,
})
const course = queryOptions({
  queryKey: ['course'],
  queryFn: ({ signal }) => api.get('courses/11', { signal }).data(z.object({ title: z.string() })),
  retryDelay: 1,
})

/** A first visit, on which the device has kept both. */
async function visit(person: { id: number; token: string }, title: string): Promise<void> {
  answers = { '/user': () => ok({ id: person.id }), '/courses/11': () => ok({ title }) }
  const client = start(person)
  await Promise.all([client.query(course), client.query(user)])
  await startKeeping(() => learner)
  learner = person.id
  // What is kept is read by the next start only.
  await vi.waitFor(async () => expect(await sizes(person.id)).toBe(2))
}

async function sizes(id: number): Promise<number> {
  const { keptAnswerSizes } = await import('#/platform/kept-answers')
  return (await keptAnswerSizes(id)).length
}

function goOffline() {
  answers = null
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}

test('without a line a learner gets what was answered last, and nobody else does', async () => {
  await visit(ANNA, 'Light')
  goOffline()
  const again = start(ANNA)
  expect(await again.query(user)).toEqual({ id: ANNA.id })
  expect(await again.query(course)).toEqual({ title: 'Light' })
  expect([...keptQueries.read().keys()].map(({ queryKey }) => queryKey)).toEqual([['user'], ['course']])

  // Another learner's token on the same device, before anybody has said whose it is.
  const other = start(BORIS)
  await expect(other.query(course)).rejects.toMatchObject({ kind: 'network' })
  learner = BORIS.id
  await expect(start(BORIS).query(course)).rejects.toMatchObject({ kind: 'network' })
})

test('a second learner has answers of their own, and the first one’s are not theirs', async () => {
  await visit(ANNA, 'Of Anna')
  await visit(BORIS, 'Of Boris')
  goOffline()
  expect(await start(BORIS).query(course)).toEqual({ title: 'Of Boris' })
  learner = ANNA.id
  expect(await start(ANNA).query(course)).toEqual({ title: 'Of Anna' })
  // The token says who it is, whatever else the device remembers.
  learner = BORIS.id
  await expect(start(ANNA).query(user)).resolves.toEqual({ id: ANNA.id })
})

test('a slow line is waited for shortly; what comes at last replaces what was kept, without another request', async () => {
  await visit(ANNA, 'Old')
  let give: (answer: Response) => void = () => {}
  answers = { '/courses/11': () => new Promise((resolve) => (give = resolve)) }
  server.mockClear()
  const client = start(ANNA)
  expect(await client.query(course)).toEqual({ title: 'Old' })
  const stop = keepTrying(client)
  onTestFinished(stop)
  await vi.waitFor(() => expect(client.getQueryState(course.queryKey)?.isInvalidated).toBe(true))
  const seen = client.query(course)
  give(ok({ title: 'New' }))
  expect(await seen).toEqual({ title: 'New' })
  expect(server).toHaveBeenCalledOnce()
  expect(keptQueries.read().has(client.getQueryCache().find(course)!)).toBe(false)
})

test('what an older release has kept in another form is no answer: the late one is waited for', async () => {
  await visit(ANNA, 'Light')
  const asInteger = queryOptions({
    queryKey: course.queryKey,
    retryDelay: 1,
    queryFn: ({ signal }) => api.get('courses/11', { signal }).data(z.object({ minutes: z.int() })),
  })
  let give: (answer: Response) => void = () => {}
  answers = { '/courses/11': () => new Promise((resolve) => (give = resolve)) }
  server.mockClear()
  const client = start(ANNA)
  const seen = client.query(asInteger)
  await vi.waitFor(() => expect(server).toHaveBeenCalledOnce())
  // The kept answer has been tried by then.
  await vi.waitFor(() => expect(failedCalls().map(({ outcome }) => outcome)).toContain('unreadable'))
  give(ok({ minutes: 5 }))
  expect(await seen).toEqual({ minutes: 5 })
  expect(server).toHaveBeenCalledOnce()
  expect(keptQueries.read().has(client.getQueryCache().find(course)!)).toBe(false)
})

test('what the server itself says is never replaced by what was kept', async () => {
  await visit(ANNA, 'Kept')
  answers = { '/courses/11': () => new Response('{}', { status: 404 }) }
  await expect(start(ANNA).query(course)).rejects.toMatchObject({ status: 404 })
})

test('who asks anew gets the server’s word or none, also where a screen is being given what was kept', async () => {
  await visit(ANNA, 'Kept')
  goOffline()
  const client = start(ANNA)
  await expect(queryAnew(client, course)).rejects.toMatchObject({ kind: 'network' })
  const next = start(ANNA)
  const [shown, asked] = await Promise.allSettled([next.query(course), queryAnew(next, course)])
  expect(shown).toMatchObject({ value: { title: 'Kept' } })
  expect(asked).toMatchObject({ reason: { kind: 'network' } })
})

test('a call that is no query’s is neither kept nor answered by the device', async () => {
  await visit(ANNA, 'Kept')
  answers = { '/freeze/cancel': () => ok({ done: true }) }
  await api.get('user-course-streams/301/freeze/cancel').done()
  goOffline()
  await expect(api.get('user-course-streams/301/freeze/cancel').done()).rejects.toMatchObject({ kind: 'network' })
  await expect(api.get('courses/11').done()).rejects.toMatchObject({ kind: 'network' })
  expect(await sizes(ANNA.id)).toBe(2)
})

test('the pages of a list keep what their headers say', async () => {
  await visit(ANNA, 'Light')
  const page = queryOptions({
    queryKey: ['page'],
    queryFn: ({ signal }) => readPage(api.get('user-score', { signal }), z.object({ id: z.int() }), 1),
  })
  answers = { '/user-score': () => ok([{ id: 1 }], { 'X-Pagination-Page-Count': '3' }) }
  await start(ANNA).query(page)
  await vi.waitFor(async () => expect(await sizes(ANNA.id)).toBe(3))
  goOffline()
  expect(await start(ANNA).query(page)).toMatchObject({ items: [{ id: 1 }], pageCount: 3 })
})

test('the end of a session forgets what was kept, and a chosen one the place itself', async () => {
  await visit(ANNA, 'Mine')
  endSession('unauthorized')
  await vi.waitFor(async () => expect(await sizes(ANNA.id)).toBe(0))
  await visit(ANNA, 'Mine again')
  endSession('signed_out')
  wipeLearner(ANNA.id)
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).filter(({ name }) => name?.endsWith('answers'))).toEqual([]),
  )
  goOffline()
  await expect(start(ANNA).query(course)).rejects.toMatchObject({ kind: 'network' })
})

test('once it is switched off nothing is kept or given any more', async () => {
  await visit(ANNA, 'Kept')
  await stopKeeping()
  answers = { '/courses/11': () => ok({ title: 'Later' }) }
  expect(await start(ANNA).query(course)).toEqual({ title: 'Later' })
  goOffline()
  await expect(start(ANNA).query(course)).rejects.toMatchObject({ kind: 'network' })
})
