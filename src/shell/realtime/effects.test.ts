import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountQueries } from '#/domains/account/queries'
import { userWire } from '#/domains/account/wire'
import { knownMessageStore, messageStore } from '#/domains/chats/message-stores'
import { chatQueries } from '#/domains/chats/queries'
import { threadQueries } from '#/domains/chats/thread-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { pointQueries } from '#/domains/points/queries'
import { purchaseQueries } from '#/domains/purchases/queries'
import * as z from '#/lib/zod'
import { failure, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { makeHomeworkStatus, makeMessage } from '../../../tests/contract/made'
import { realtimeStage, type RealtimeStage } from '../../../tests/realtime-stage'

const SINCE = new Date('2026-03-01T00:00:00Z')
const { message } = examples
const done = { ...examples.homeworkStatus, status: 'DONE', updated_at: examples.homeworkStatus.updated_at + 60 }

let stage: RealtimeStage
beforeEach(() => {
  stage = realtimeStage()
})

/** Cached, but neither shown nor requested. */
function remember() {
  stage.client.setQueryData(homeworkQueries.statuses(301).queryKey, [
    makeHomeworkStatus(),
    makeHomeworkStatus({ id: 5002 }),
  ])
  stage.client.setQueryData(pointQueries.amount().queryKey, 1250)
  stage.client.setQueryData(accountQueries.user().queryKey, z.parse(userWire, examples.user))
  const { items, ...paging } = {
    items: [makeMessage({ id: 88000 })],
    received: 1,
    page: 1,
    pageCount: 1,
    perPage: 10,
    total: 1,
  }
  messageStore(stage.client, 201).putPage({ items, ...paging }, 0)
  stage.client.setQueryData(threadQueries.messagesSince(201, SINCE).queryKey, true)
  stage.client.setQueryData(chatQueries.messages(201, 1).queryKey, paging)
}

const statuses = () =>
  stage.client.getQueryData(homeworkQueries.statuses(301).queryKey)?.map(({ id, status }) => `${id} ${status}`)
const listed = () => {
  const store = messageStore(stage.client, 201)
  return store.stretches.flatMap(({ ids }) => ids.flatMap((id) => store.get(id) ?? []))
}

describe('homework_status', () => {
  it('replaces the status by its id, once however often it comes, and never by an older one', () => {
    remember()
    stage.tell('homework_status', { stream_id: 301, status: done })
    stage.tell('homework_status', { stream_id: 301, status: done })
    stage.tell('homework_status', { stream_id: 301, status: { ...examples.homeworkStatus, status: 'UPLOADED' } })
    expect(statuses()).toEqual(['5002 NOT_UPLOADED', '5001 DONE'])
    stage.tell('homework_status', { stream_id: 301, status: { ...done, id: 5003 } })
    expect(statuses()).toEqual(['5002 NOT_UPLOADED', '5001 DONE', '5003 DONE'])
    expect(stage.calls).toEqual([])
  })

  it('fetches the stream past the cache', async () => {
    await stage.show({ ...studyQueries.status(301) })
    stage.tell('homework_status', { stream_id: 301, status: done })
    await vi.waitFor(() =>
      expect(stage.calls.map(({ path }) => path.split('?')[0])).toEqual(['user-course-streams/301/status']),
    )
  })

  it.each([
    ['no data', null],
    ['no status', { stream_id: 301 }],
    ['a broken status', { stream_id: 301, status: { id: 'x' } }],
    [
      'another state within the same second',
      { stream_id: 301, status: { ...examples.homeworkStatus, status: 'FAIL' } },
    ],
  ])('asks again after %s', async (_, data) => {
    await stage.show({ ...homeworkQueries.statuses(301) })
    stage.tell('homework_status', data)
    await vi.waitFor(() =>
      expect(stage.calls.map(({ path }) => path)).toEqual(['user-course-streams/301/user-homework']),
    )
  })
})

describe('chat_message', () => {
  it('merges by id wherever the chat is known', () => {
    remember()
    stage.tell('chat_message', { chat_id: 201, stream_id: 301, message })
    stage.tell('chat_message', { chat_id: 201, stream_id: 301, message })
    expect(listed().map(({ id }) => id)).toEqual([88000, 88012])
    stage.tell('chat_message', {
      chat_id: 201,
      message: { ...message, message: 'Edited', updated_at: message.updated_at + 9, rating: 4 },
    })
    expect(listed().at(-1)).toMatchObject({ message: 'Edited', rating: 4 })
    expect(listed()).toHaveLength(2)
    expect(stage.calls).toEqual([])
  })

  it('leaves other chats alone, and what was never loaded', () => {
    remember()
    stage.tell('chat_message', { chat_id: 202, message: { ...message, chat_id: 202 } })
    expect(listed()).toHaveLength(1)
    expect(knownMessageStore(stage.client, 202)).toBeUndefined()
    expect(stage.client.getQueryCache().findAll({ queryKey: ['chats'] })).toHaveLength(2)
  })

  it('is not lost to an answer that was on its way', async () => {
    remember()
    serveCalls(() => [{ ...message, id: 88001 }])
    const asked = stage.client.query({ ...threadQueries.messagesSince(201, SINCE), staleTime: 0 })
    stage.tell('chat_message', { chat_id: 201, message })
    await asked
    expect(listed().map(({ id }) => id)).toEqual([88000, 88001, 88012])
  })

  it('asks again for a thread of which only the newest messages came', async () => {
    const headers = { 'X-Pagination-Current-Page': '1', 'X-Pagination-Page-Count': '2' }
    stage.calls = serveCalls(({ path }) =>
      path.includes('page=1')
        ? Response.json({ success: true, data: [{ ...message, id: 88000 }] }, { headers })
        : failure(403),
    )
    await stage.show({ ...threadQueries.messagesSince(201, null) })
    expect(listed().map(({ id }) => id)).toEqual([88000])
    stage.tell('chat_message', { chat_id: 201, message })
    await vi.waitFor(() => expect(stage.calls[0]?.path).toContain('chats/201/messages?'))
  })

  it('refetches the chat when it carries nothing, and its counts when it does', async () => {
    await stage.show({ ...threadQueries.messagesSince(201, null) })
    stage.tell('chat_message', null)
    await vi.waitFor(() => expect(stage.calls).toHaveLength(1))
    stage.tell('chat_message', { chat_id: 202, message: null })
    expect(stage.calls).toHaveLength(1)

    await stage.show({
      queryKey: ['chats', 'chat', 201],
      queryFn: () => stage.calls.push({ method: 'GET', path: 'chat', base: 'v1', body: null }),
    })
    stage.tell('chat_message', { chat_id: 201, message })
    await vi.waitFor(() => expect(stage.calls.map(({ path }) => path)).toEqual(['chat']))
  })
})

it('chat_message_viewed marks these messages', () => {
  remember()
  stage.tell('chat_message', { chat_id: 201, message })
  stage.tell('chat_message_viewed', { chat_id: 201, message_ids: [88012, 99999] })
  expect(listed().map(({ isViewed }) => isViewed)).toEqual([false, true])
})

const balance = () => [
  stage.client.getQueryData(pointQueries.amount().queryKey),
  stage.client.getQueryData(accountQueries.user().queryKey)?.scoresAmount,
]

describe('score', () => {
  const entry = { id: 44021, amount: 50, how_it_was: 'x', created_at: 1, updated_at: 1 }

  it('is the new balance in both places, unless a newer one is known', () => {
    remember()
    stage.tell('score', { amount: 1300, entry })
    expect(balance()).toEqual([1300, 1300])
    stage.tell('score', { amount: 1290, entry: { ...entry, id: 44020 } })
    expect(balance()).toEqual([1300, 1300])
    stage.tell('score', { amount: 1350, entry: { ...entry, id: 44022 } })
    expect(balance()).toEqual([1350, 1350])
    expect(stage.calls).toEqual([])
  })

  it.each([
    ['without an entry', { amount: 1300, entry: null }],
    ['without data', null],
  ])('%s is asked for', async (_, data) => {
    await stage.show({ ...pointQueries.amount() })
    stage.tell('score', data)
    await vi.waitFor(() => expect(stage.calls.map(({ path }) => path)).toEqual(['user-score/amount']))
  })

  it('writes nothing where nothing was cached', () => {
    stage.tell('score', { amount: 1300, entry })
    expect(balance()).toEqual([undefined, undefined])
  })
})

it.each([
  ['its stream', { stream_id: 301 }, 1],
  ['another stream', { stream_id: 999 }, 0],
  ['any, where it does not say', null, 1],
])('stream_status asks again past the cache for %s', async (_, data, count) => {
  await stage.show({ ...studyQueries.status(301) })
  stage.tell('stream_status', data)
  await vi.waitFor(() => expect(stage.client.isFetching()).toBe(0))
  expect(stage.calls).toHaveLength(count)
})

it('stream_status that names no stream asks for the subscriptions that may keep one open', async () => {
  await stage.show({ ...subscriptionQueries.list() })
  stage.tell('stream_status', null)
  await vi.waitFor(() => expect(stage.calls.map(({ path }) => path)).toEqual(['payment-subscription']))
})

it('stream_status asks for the order that may have been paid', async () => {
  await stage.show({ ...purchaseQueries.order(60014) })
  stage.tell('stream_status', { stream_id: 301 })
  await vi.waitFor(() => expect(stage.calls.map(({ path }) => path)).toEqual(['order/60014?token=a.token']))
})
