import { QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'

import { failure, freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { makeMessage } from '../../../tests/contract/made'
import { messageStore } from './message-stores'
import { chatMutations } from './mutations'
import { chatQueries } from './queries'
import { threadQueries } from './thread-queries'

it.each([
  ['chat', { chatId: 0, messageId: 88012 }],
  ['message', { chatId: 201, messageId: 0 }],
])('neither rates nor marks without a %s', async (_name, place) => {
  const calls = serveCalls(() => examples.message)
  const client = freshClient()
  await expect(mutate(client, chatMutations.rate(), { ...place, rating: 4 })).rejects.toThrow('Id must be set')
  await expect(mutate(client, chatMutations.markViewed(), place)).rejects.toThrow('Id must be set')
  expect(calls).toHaveLength(0)
})

/** A conversation on the screen, whose message the server has with `rating`, and that answers a rating with `status`. */
async function showRated(rating: number | null, status: number) {
  const client = freshClient()
  const calls = serveCalls(({ method }) => (method === 'PUT' ? failure(status) : [{ ...examples.message, rating }]))
  onTestFinished(new QueryObserver(client, threadQueries.messagesSince(201, null)).subscribe(() => {}))
  await expect.poll(() => client.isFetching()).toBe(0)
  const rate = () => mutate(client, chatMutations.rate(), { chatId: 201, messageId: 88012, rating: 4 })
  return { client, rate, sent: () => calls.map(({ method }) => method) }
}

it('a rating whose answer was lost is done once the server tells it', async () => {
  const { client, rate, sent } = await showRated(4, 502)
  const asked = sent().length
  await expect(rate()).resolves.toMatchObject({ isAnswered: false, found: { id: 88012, rating: 4 } })
  expect(messageStore(client, 201).get(88012)?.rating).toBe(4)
  // Nothing is asked once more when it has settled.
  expect(sent().slice(asked)).toEqual(['PUT', ...sent().slice(0, asked)])
})

it.each([
  ['another one', 2, 502],
  ['none', null, 502],
  ['the same, though it was refused,', 4, 403],
])('a rating fails where the server has %s', async (_name, rating, status) => {
  const { client, rate, sent } = await showRated(rating, status)
  const asked = sent().length
  await expect(rate()).rejects.toMatchObject({ status })
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(sent().slice(asked)).toEqual(['PUT', ...sent().slice(0, asked)])
})

it('a changed message replaces text and files, and stands in its place', async () => {
  const client = freshClient()
  const changed = { ...examples.message, message: 'Level now.', employee: null, files: [], updated_at: 1_772_709_500 }
  const calls = serveCalls(({ method }) => (method === 'PUT' ? changed : [{ ...changed, message: 'Not level.' }]))
  await client.query(threadQueries.messagesSince(201, null))
  const edit = { chatId: 201, messageId: 88012, message: 'Level now.', fileIds: [] }
  await expect(mutate(client, chatMutations.edit(), edit)).resolves.toMatchObject({ isAnswered: true })
  expect(calls).toContainEqual({
    method: 'PUT',
    path: 'chats/201/messages/88012',
    base: 'v1',
    body: { message: 'Level now.', file_ids: [] },
  })
  expect(messageStore(client, 201).get(88012)?.message).toBe('Level now.')
})

it.each([
  ['is done once the server tells it', 'Level now.', { isAnswered: false }],
  ['fails where the server has the text before', 'Not level.', { status: 502 }],
])('a change whose answer was lost %s', async (_name, message, outcome) => {
  const client = freshClient()
  const known = { ...examples.message, message, employee: null, files: [] }
  serveCalls(({ method }) => (method === 'PUT' ? failure(502) : [known]))
  onTestFinished(new QueryObserver(client, threadQueries.messagesSince(201, null)).subscribe(() => {}))
  await expect.poll(() => client.isFetching()).toBe(0)
  const edit = { chatId: 201, messageId: 88012, message: 'Level now.', fileIds: [] }
  const ended: unknown = await mutate(client, chatMutations.edit(), edit).catch((error: unknown) => error)
  expect(ended).toMatchObject(outcome)
})

it('what was viewed is no longer unread, also where nobody waits for the answer, as in a screen that was left', async () => {
  const client = freshClient()
  const calls = serveCalls(({ path }) => (path === 'chats' ? [] : examples.message))
  onTestFinished(new QueryObserver(client, chatQueries.list()).subscribe(() => {}))
  await expect.poll(() => client.isFetching()).toBe(0)
  const store = messageStore(client, 201)
  const answer = makeMessage({ id: 88011, isViewed: false })
  const own = { ...answer, id: 88012, employee: null }
  store.put([answer, own, { ...answer, id: 88013 }])
  void mutate(client, chatMutations.markViewed(), { chatId: 201, messageId: 88012 })
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['chats', 'chats/201/messages/88012/viewed', 'chats'])
  expect(store.ids.map((id) => store.get(id)?.isViewed)).toEqual([true, false, false])
})
