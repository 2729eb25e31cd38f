import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import { freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { MessageStore } from './message-store'
import { messageStore } from './message-stores'
import { readMessagesSince } from './messages-since'
import { chatMutations } from './mutations'
import { chatQueries } from './queries'
import { threadQueries } from './thread-queries'
import { messageWire } from './wire'

/** 120 messages, one an hour, newest first. */
const all = Array.from({ length: 120 }, (_, index) => ({
  ...examples.message,
  id: 1000 - index,
  created_at: examples.message.created_at - index * 3600,
}))

const pageOf = (path: string) => Number(/[?&]page=(\d+)/.exec(path)?.[1])
const serveAll = () =>
  serveCalls(({ path }) => {
    const page = pageOf(path)
    const headers = { 'X-Pagination-Current-Page': String(page), 'X-Pagination-Page-Count': '3' }
    return Response.json({ success: true, data: all.slice((page - 1) * 50, page * 50) }, { headers })
  })

it.each([
  ['to the beginning', null, 120, 3],
  ['to a moment on the first page', 10, 50, 1],
  ['to a moment on the second', 70, 100, 2],
])('reads a chat %s', async (_name, hoursAgo, count, requests) => {
  const calls = serveAll()
  const since = hoursAgo === null ? null : new Date((examples.message.created_at - hoursAgo * 3600) * 1000)
  const store = new MessageStore()
  await readMessagesSince(store, 201, since)
  expect(store.ids).toHaveLength(count)
  expect(store.ids[0]).toBe(1000 - count + 1)
  expect(calls.map(({ path }) => path)).toEqual(
    [1, 2, 3].slice(0, requests).map((page) => `chats/201/messages?sort=-id&page=${page}&per-page=50`),
  )
})

it('stops at an empty chat', async () => {
  const calls = serveCalls(() => [])
  const store = new MessageStore()
  await readMessagesSince(store, 201, null)
  expect(store.ids).toEqual([])
  expect(calls).toHaveLength(1)
})

it.each([
  ['whose last page is full', all.slice(0, 100), 100, 3],
  ['with an unreadable message', all.map((message, index) => (index === 3 ? {} : message)), 119, 3],
  [
    'whose last page is full and unreadable',
    all.slice(0, 100).map((message, index) => (index < 50 ? message : {})),
    50,
    2,
  ],
])('without headers reads a chat %s once to its beginning', async (_name, messages, count, requests) => {
  const calls = serveCalls(({ path }) => {
    // Reading past the end gives the last page again.
    const page = Math.min(pageOf(path), Math.ceil(messages.length / 50))
    return calls.length > 9 ? [] : messages.slice((page - 1) * 50, page * 50)
  })
  const store = new MessageStore()
  await readMessagesSince(store, 201, null)
  expect(store.ids).toHaveLength(count)
  expect(calls).toHaveLength(requests)
})

it('keeps what was whole, with what is new, where a later page fails', async () => {
  const client = freshClient()
  const { queryKey, queryFn } = threadQueries.messagesSince(201, null)
  const [newest, ...known] = z.parse(z.array(messageWire), all)
  const store = messageStore(client, 201)
  store.put(known)
  client.setQueryData(queryKey, true, { updatedAt: 1000 })
  serveCalls(({ path }) => (pageOf(path) === 1 ? all.slice(0, 50) : new Response('', { status: 403 })))
  await expect(client.query({ queryKey, queryFn, staleTime: 0 })).rejects.toThrow('403')
  expect(store.ids).toHaveLength(120)
  expect(store.ids.at(-1)).toBe(newest?.id)
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(1000)
})

it('pages through a chat ten by ten', async () => {
  const calls = serveCalls(({ path }) => {
    const page = pageOf(path)
    const headers = { 'X-Pagination-Current-Page': String(page), 'X-Pagination-Page-Count': '12' }
    const places = { 'X-Pagination-Per-Page': '10', 'X-Pagination-Total-Count': '120' }
    const data = all.slice((page - 1) * 10, page * 10)
    return Response.json({ success: true, data }, { headers: { ...headers, ...places } })
  })
  const client = freshClient()
  expect(await client.query(chatQueries.messages(201, 1))).toEqual({
    received: 10,
    page: 1,
    pageCount: 12,
    perPage: 10,
    total: 120,
  })
  await client.query(chatQueries.messages(201, 2))
  expect(calls[1]?.path).toBe('chats/201/messages?sort=-id&page=2&per-page=10')
  const { stretches } = messageStore(client, 201)
  expect(stretches).toEqual([
    {
      missing: 100,
      ids: all
        .slice(0, 20)
        .map(({ id }) => id)
        .toReversed(),
    },
  ])
})

it('rates and marks as seen', async () => {
  const client = freshClient()
  const calls = serveCalls(() => examples.message)
  await client.query(chatQueries.chat(201)).catch(() => {})
  await mutate(client, chatMutations.rate(), { chatId: 201, messageId: 88012, rating: 5 })
  await mutate(client, chatMutations.markViewed(), { chatId: 201, messageId: 88012 })
  expect(calls.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', 'chats/201/messages/88012/rating', { rating: 5 }],
    ['PUT', 'chats/201/messages/88012/viewed', {}],
  ])
})
