import { expect, it, onTestFinished } from 'vitest'
import { isApiError } from '#/api/errors'
import { failure, freshClient, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { tellAnalytics } from '../../../tests/tell-analytics'
import { chatMessage, messageQueue } from './chat-message'
import { messageRating, ratingQueue, ratingsBefore } from './message-rating'

const SENT_AT = examples.message.created_at * 1000

/** The learner's own messages on the server, and how it answers what changes them. */
function serve(messages: readonly object[], answer: unknown = examples.message) {
  const calls = serveCalls(({ method }) => (method === 'GET' ? messages : answer))
  return { client: freshClient(), calls }
}

function events() {
  const told: [string, unknown][] = []
  onTestFinished(tellAnalytics((event, payload) => void told.push([event, payload])))
  return told
}

const message = { id: 'a-1', payload: { chatId: 201, message: 'Is it level?' }, fileIds: [], fileCount: 0 }

it('a message goes under the name of its entry, with its files', async () => {
  const { client, calls } = serve([])
  const told = events()
  await expect(chatMessage.send({ ...message, client })).resolves.toBe('sent')
  await chatMessage.send({ ...message, client, fileIds: [7, 8], fileCount: 2 })
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', 'chats/201/messages', { message: 'Is it level?', client_id: 'a-1' }],
    ['POST', 'chats/201/messages', { message: 'Is it level?', client_id: 'a-1', file_ids: [7, 8] }],
  ])
  expect(told).toEqual([])
  chatMessage.onArrived({ ...message, client, fileIds: [7, 8], fileCount: 2 })
  expect(told).toEqual([['message_send', { chatId: 201, files: 2 }]])
  expect(messageQueue(201)).toBe('chat.201')
})

it('a message that the server refuses fails with what it says', async () => {
  const { client } = serve([], failure(403))
  await expect(chatMessage.send({ ...message, client })).rejects.toSatisfy((error) => isApiError(error, 403))
})

it.each([
  ['its own', 'a-1', 'done'],
  ['another one', 'a-2', 'absent'],
  ['one without a name', null, 'absent'],
])('a message is found by its name where the server has %s', async (_name, clientId, found) => {
  const { client, calls } = serve([{ ...examples.message, employee: null, client_id: clientId }])
  await expect(chatMessage.lookUp({ ...message, client }, SENT_AT)).resolves.toBe(found)
  // Past the cache.
  const asked = calls.length
  await chatMessage.lookUp({ ...message, client }, SENT_AT)
  expect(calls.length).toBeGreaterThan(asked)
})

const rating = (before: (number | null)[]) => ({
  id: 'b-1',
  payload: {
    chatId: 201,
    messageId: examples.message.id,
    rating: 4,
    before,
    writtenAt: SENT_AT,
    target: 'message' as const,
  },
  fileIds: [],
  fileCount: 0,
})

it('a rating is sent, and told once it has arrived', async () => {
  const { client, calls } = serve([], { ...examples.message, rating: 4 })
  const told = events()
  await expect(messageRating.send({ ...rating([null]), client })).resolves.toBe('sent')
  expect(calls).toMatchObject([{ method: 'PUT', path: 'chats/201/messages/88012/rating', body: { rating: 4 } }])
  expect(told).toEqual([])
  messageRating.onArrived({ ...rating([null]), client })
  expect(told).toEqual([['rating', { target: 'message', value: 4 }]])
  expect(ratingQueue(88012)).toBe('message-rating.88012')
})

it.each([
  { has: 'this rating', known: 4, before: [null], found: 'done' },
  { has: 'none yet', known: null, before: [null], found: 'absent' },
  { has: 'the one before', known: 2, before: [null, 2], found: 'absent' },
  { has: 'one that was given elsewhere since', known: 5, before: [null, 2], found: 'done' },
])('a rating is looked up where the server has $has', async ({ known, before, found }) => {
  const { client } = serve([{ ...examples.message, rating: known }])
  await expect(messageRating.lookUp({ ...rating(before), client }, 0)).resolves.toBe(found)
})

it('a rating that takes the place of a waiting one remembers all that may have arrived before it', async () => {
  const second = rating(ratingsBefore(null, [{ ...rating([null]).payload, rating: 2 }]))
  expect(second.payload.before).toEqual([null, 2])
  // The first was lost on its way back, the second was taken back unsent: the third is not yet there.
  const third = rating(ratingsBefore(null, [{ ...second.payload, rating: 3 }, 'of an older release']))
  expect(third.payload.before).toEqual([null, 3, 2])
  const { client } = serve([{ ...examples.message, rating: 2 }])
  await expect(messageRating.lookUp({ ...third, client }, 0)).resolves.toBe('absent')
})

it('is read only as it was kept', () => {
  expect(chatMessage.parse(message.payload)).toEqual(message.payload)
  expect(chatMessage.parse({ message: 'Hello' })).toBeNull()
  expect(messageRating.parse(rating([null]).payload)).toEqual(rating([null]).payload)
  expect(messageRating.parse({ messageId: 1 })).toBeNull()
})
