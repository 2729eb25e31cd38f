import { expect, it } from 'vitest'
import { failure, freshClient, mutate, refusal, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import type { Booking } from './model'
import { videoConsultationMutations } from './mutations'
import { videoConsultationQueries } from './queries'

const START = new Date('2026-06-18T17:30:00Z')
const SECONDS = START.getTime() / 1000
const BOOKING: Booking = { id: 55, start: START, note: 'Why do they look stiff?', phone: '+351912345678' }
const OPEN = examples.videoConsultation
const { course: _, ...bare } = OPEN
const BOOKED = { ...bare, status: 'waiting', start_date_time: SECONDS, note: BOOKING.note, phone: BOOKING.phone }

/** The server has one consultation, which `update` answers for; afterwards it stands like `then`. */
async function start(update: () => unknown, then: object = OPEN) {
  let isSent = false
  const calls = serveCalls(({ method }) => {
    if (method === 'GET') return [isSent ? then : OPEN, { ...OPEN, id: 56 }]
    isSent = true
    return update()
  })
  const client = freshClient()
  await client.query(videoConsultationQueries.list())
  const kept = () => client.getQueryData(videoConsultationQueries.list().queryKey)?.find(({ id }) => id === 55)
  return {
    calls,
    client,
    kept,
    book: (change = {}) => mutate(client, videoConsultationMutations.book(), { ...BOOKING, ...change }),
  }
}

it('reads both lists', async () => {
  const calls = serveCalls(() => [OPEN])
  const client = freshClient()
  const [one] = await client.query(videoConsultationQueries.list())
  expect(one).toMatchObject({ id: 55, status: 'available', start: null, note: '', durationMs: 1_800_000, courseId: 41 })
  await client.query(videoConsultationQueries.available())
  expect(calls.map(({ path }) => path)).toEqual(['online-consultation?expand=course', 'course/online-consultations'])
})

it('sends UTC seconds, and puts the booked one in place with the course that the list knows', async () => {
  const { calls, kept, book } = await start(() => BOOKED)
  await book()
  expect(calls.at(-1)).toEqual({
    method: 'PUT',
    base: 'v1',
    path: 'online-consultation/update?id=55',
    body: { start_date_time: SECONDS, note: BOOKING.note, phone: BOOKING.phone },
  })
  expect(kept()).toMatchObject({ status: 'waiting', start: START, course: { id: 41 } })
  await (await start(() => ({ ...BOOKED, course: { ...OPEN.course, id: 42 } }))).book({ note: '' })
})

it('sends no empty note', async () => {
  const { calls, book } = await start(() => BOOKED)
  await book({ note: '' })
  expect(calls.at(-1)?.body).toEqual({ start_date_time: SECONDS, phone: BOOKING.phone })
})

it.each([
  ['its answer got lost', () => failure(502)],
  ['a second attempt says so', () => failure(409)],
])('is booked where %s', async (_what, update) => {
  const { kept, book } = await start(update, BOOKED)
  await expect(book()).resolves.toMatchObject({ isAnswered: false })
  expect(kept()).toMatchObject({ status: 'waiting', start: START })
})

it.each([
  ['another time was booked elsewhere', { ...BOOKED, start_date_time: SECONDS + 3600 }, 'waiting'],
  ['the school has cancelled it', { ...BOOKED, status: 'cancelled' }, 'cancelled'],
  ['it waits without a date', { ...BOOKED, start_date_time: null }, 'waiting'],
])('fails with 409 where %s, and shows how it stands', async (_what, then, status) => {
  const { kept, book } = await start(() => failure(409), then)
  await expect(book()).rejects.toMatchObject({ status: 409 })
  expect(kept()).toMatchObject({ status })
})

it('a refused form leaves it as it is, and asks how it stands', async () => {
  const { calls, kept, book, client } = await start(() => refusal({ phone: ['No.'] }))
  await expect(book()).rejects.toMatchObject({ kind: 'refused' })
  expect(kept()?.status).toBe('available')
  expect(client.getQueryState(videoConsultationQueries.list().queryKey)?.isInvalidated).toBe(true)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT'])
})

it('needs an id', async () => {
  const { book } = await start(() => BOOKED)
  await expect(book({ id: 0 })).rejects.toThrow('Id must be set')
})
