import { i18n } from '@lingui/core'
import { type InfiniteData, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSessionEnd, type SessionEnd } from '#/api/session-events'
import type { Page } from '#/api/page'
import { readToken, writeToken } from '#/api/token-store'
import { accountQueries } from '#/domains/account/queries'
import { userWire } from '#/domains/account/wire'
import type { Message } from '#/domains/chats/model'
import { chatQueries } from '#/domains/chats/queries'
import { courseQueries } from '#/domains/courses/queries'
import { homeworkQueries } from '#/domains/homework/queries'
import { pointQueries } from '#/domains/points/queries'
import * as z from '#/lib/zod'
import { dismissToast, toasts } from '#/ui/toast'
import { freshClient, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { makeHomeworkStatus, makeMessage } from '../../../tests/contract/made'
import { FakeSocket } from '../../../tests/fake-socket'
import { startRealtime } from './start-realtime'

const TOKEN = 'token-0123456789-0123456789'
const NEXT = 'other-0123456789-0123456789'
const SINCE = new Date('2026-03-01T00:00:00Z')
const { message } = examples
const done = { ...examples.homeworkStatus, status: 'DONE', updated_at: examples.homeworkStatus.updated_at + 60 }

const ended = vi.fn<(end: SessionEnd) => void>()
const open = vi.fn<(path: string) => void>()
let client: ReturnType<typeof freshClient>
let calls: ReturnType<typeof serveCalls>
let stop: () => void
let stopEnds: () => void

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  FakeSocket.made = []
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  writeToken(TOKEN)
  ended.mockReset()
  open.mockReset()
  stopEnds = onSessionEnd(ended)
  client = freshClient()
  calls = serveCalls(({ path }) => answers(path))
  stop = startRealtime({ client, address: 'wss://rt.school.example/ws', appUrl: 'https://learn.example/v/', open })
  FakeSocket.last().accept()
})

afterEach(() => {
  stop()
  stopEnds()
  client.clear()
  writeToken(null)
  for (const { id } of toasts.read()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answers(path: string): unknown {
  if (path.includes('user-homework')) return [examples.homeworkStatus]
  if (path.includes('/status')) return examples.streamStatus
  if (path.includes('messages')) return [message]
  if (path.includes('score')) return { amount: 7 }
  return path.includes('user-course-streams/') ? examples.stream : [examples.stream]
}

function tell(type: string, data: unknown) {
  FakeSocket.last().tell({ type, data, at: 1_772_712_000 })
}

/** Cached, and neither shown nor asked for. */
function remember() {
  client.setQueryData(homeworkQueries.statuses(301).queryKey, [makeHomeworkStatus(), makeHomeworkStatus({ id: 5002 })])
  client.setQueryData(pointQueries.amount().queryKey, 1250)
  client.setQueryData(accountQueries.user().queryKey, z.parse(userWire, examples.user))
  client.setQueryData(chatQueries.messagesSince(201, SINCE).queryKey, [makeMessage({ id: 88000 })])
  const page = { items: [makeMessage({ id: 88000 })], page: 1, pageCount: 1, perPage: 10, total: 1 }
  const pages: InfiniteData<Page<Message>> = { pages: [page], pageParams: [1] }
  client.setQueryData(['chats', 'messages', 201], pages)
}

const statuses = () =>
  client.getQueryData(homeworkQueries.statuses(301).queryKey)?.map(({ id, status }) => `${id} ${status}`)
const listed = () => client.getQueryData(chatQueries.messagesSince(201, SINCE).queryKey)
const paged = () => client.getQueryData<InfiniteData<Page<Message>>>(['chats', 'messages', 201])?.pages[0]?.items

/** Shows a query as a screen does; what it asks for by itself is not counted. */
async function show(options: ConstructorParameters<typeof QueryObserver>[1]) {
  const observer = new QueryObserver(client, options)
  const leave = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  calls.length = 0
  return leave
}

/** A screen's own action, whose answer comes when it is told to. */
function act() {
  let answer = () => {}
  const action = client.getMutationCache().build(client, {
    mutationFn: () => new Promise<void>((resolve) => void (answer = resolve)),
  })
  const settled = action.execute(undefined)
  return async () => {
    await Promise.resolve()
    answer()
    await settled
  }
}

describe('homework_status', () => {
  it('replaces the status by its id, once however often it comes, and never by an older one', () => {
    remember()
    tell('homework_status', { stream_id: 301, status: done })
    tell('homework_status', { stream_id: 301, status: done })
    tell('homework_status', { stream_id: 301, status: { ...examples.homeworkStatus, status: 'UPLOADED' } })
    expect(statuses()).toEqual(['5002 NOT_UPLOADED', '5001 DONE'])
    tell('homework_status', { stream_id: 301, status: { ...done, id: 5003 } })
    expect(statuses()).toEqual(['5002 NOT_UPLOADED', '5001 DONE', '5003 DONE'])
    expect(calls).toEqual([])
  })

  it('asks for the stream past the cache', async () => {
    const leave = await show({ ...courseQueries.status(301) })
    tell('homework_status', { stream_id: 301, status: done })
    await vi.waitFor(() =>
      expect(calls.map(({ path }) => path.split('?')[0])).toEqual(['user-course-streams/301/status']),
    )
    leave()
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
    const leave = await show({ ...homeworkQueries.statuses(301) })
    tell('homework_status', data)
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['user-course-streams/301/user-homework']))
    leave()
  })
})

describe('chat_message', () => {
  it('merges by id wherever the chat is known', () => {
    remember()
    tell('chat_message', { chat_id: 201, stream_id: 301, message })
    tell('chat_message', { chat_id: 201, stream_id: 301, message })
    expect(listed()?.map(({ id }) => id)).toEqual([88000, 88012])
    expect(paged()?.map(({ id }) => id)).toEqual([88012, 88000])
    tell('chat_message', {
      chat_id: 201,
      message: { ...message, message: 'Edited', updated_at: message.updated_at + 9, rating: 4 },
    })
    expect(listed()?.at(-1)).toMatchObject({ message: 'Edited', rating: 4 })
    expect(paged()).toHaveLength(2)
    expect(calls).toEqual([])
  })

  it('leaves other chats alone, and what nobody has asked for', () => {
    remember()
    tell('chat_message', { chat_id: 202, message: { ...message, chat_id: 202 } })
    expect(paged()).toHaveLength(1)
    expect(client.getQueryCache().findAll({ queryKey: ['chats'] })).toHaveLength(2)
  })

  it('is not lost to an answer that was on its way', async () => {
    remember()
    const { queryKey } = chatQueries.messagesSince(201, SINCE)
    serveCalls(() => [{ ...message, id: 88001 }])
    const asked = client.query({ ...chatQueries.messagesSince(201, SINCE), staleTime: 0 })
    tell('chat_message', { chat_id: 201, message })
    await asked
    await vi.waitFor(() => expect(client.getQueryData(queryKey)?.map(({ id }) => id)).toEqual([88001, 88012]))
  })

  it('asks for the chat again when it says nothing, and for its counts when it does', async () => {
    const leave = await show({ ...chatQueries.messagesSince(201, null) })
    tell('chat_message', null)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    tell('chat_message', { chat_id: 202, message: null })
    leave()
    expect(calls).toHaveLength(1)

    const leaveChat = await show({
      queryKey: ['chats', 'chat', 201],
      queryFn: () => calls.push({ method: 'GET', path: 'chat', base: 'v1', body: null }),
    })
    tell('chat_message', { chat_id: 201, message })
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['chat']))
    leaveChat()
  })
})

it('chat_message_viewed marks these messages', () => {
  remember()
  tell('chat_message', { chat_id: 201, message })
  tell('chat_message_viewed', { chat_id: 201, message_ids: [88012, 99999] })
  expect(listed()?.map(({ isViewed }) => isViewed)).toEqual([false, true])
  expect(paged()?.map(({ isViewed }) => isViewed)).toEqual([true, false])
})

describe('score', () => {
  const entry = { id: 44021, amount: 50, how_it_was: 'x', created_at: 1, updated_at: 1 }
  const balance = () => [
    client.getQueryData(pointQueries.amount().queryKey),
    client.getQueryData(accountQueries.user().queryKey)?.scoresAmount,
  ]

  it('is the new balance in both places, unless a newer one was told', () => {
    remember()
    tell('score', { amount: 1300, entry })
    expect(balance()).toEqual([1300, 1300])
    tell('score', { amount: 1290, entry: { ...entry, id: 44020 } })
    expect(balance()).toEqual([1300, 1300])
    tell('score', { amount: 1350, entry: { ...entry, id: 44022 } })
    expect(balance()).toEqual([1350, 1350])
    expect(calls).toEqual([])
  })

  it.each([
    ['without an entry', { amount: 1300, entry: null }],
    ['without data', null],
  ])('%s is asked for', async (_, data) => {
    const leave = await show({ ...pointQueries.amount() })
    tell('score', data)
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['user-score/amount']))
    leave()
  })

  it('puts nothing where nothing was', () => {
    tell('score', { amount: 1300, entry })
    expect(balance()).toEqual([undefined, undefined])
  })
})

it.each([
  ['its stream', { stream_id: 301 }, 1],
  ['another stream', { stream_id: 999 }, 0],
  ['any, where it does not say', null, 1],
])('stream_status asks again past the cache for %s', async (_, data, count) => {
  const leave = await show({ ...courseQueries.status(301) })
  tell('stream_status', data)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(calls).toHaveLength(count)
  leave()
})

describe('notification', () => {
  const shown = () => toasts.read().map(({ text, action }) => [text, action?.label])

  it('is shown once, as plain words', () => {
    tell('notification', { id: 501, title: 'New lesson', text: '<b>Day 5</b> is open.', url: null })
    tell('notification', { id: 501, title: 'New lesson', text: 'Day 5 is open.', url: null })
    tell('notification', { id: 502, title: 'Ready!', text: 'See it.', url: 'javascript:alert(1)' })
    tell('notification', { id: 503, title: '', text: null })
    tell('notification', null)
    expect(shown()).toEqual([
      ['New lesson. <b>Day 5</b> is open.', undefined],
      ['Ready! See it.', undefined],
    ])
  })

  it('leads to a screen, or out of the app by name', () => {
    tell('notification', { id: 504, title: 'A', text: '', url: '/v/courses' })
    tell('notification', { id: 505, title: 'B', text: '', url: 'https://www.news.example/x' })
    expect(shown()).toEqual([
      ['A', 'Open'],
      ['B', 'Open news.example'],
    ])
    toasts.read()[0]?.action?.onPress()
    expect(open.mock.calls).toEqual([['/courses']])
  })
})

describe('the end of the session', () => {
  it('comes with a sign-in on another device', () => {
    tell('logout', { reason: 'other_device' })
    expect(ended.mock.calls).toEqual([[{ reason: 'other_device', here: true }]])
    expect(readToken()).toBeNull()
  })

  it('comes with the close code of a dead token, as with a 401', () => {
    FakeSocket.last().end(4401)
    expect(ended.mock.calls).toEqual([[{ reason: 'unauthorized', here: true }]])
  })

  it.each([['logout'], ['4401']])('does not come by a %s to a token that was already replaced', (how) => {
    writeToken(NEXT)
    if (how === 'logout') tell('logout', null)
    else FakeSocket.last().end(4401)
    expect(ended).not.toHaveBeenCalled()
    expect(FakeSocket.last().url).toContain(NEXT)
    expect(FakeSocket.open()).toHaveLength(1)
  })

  it('waits for the answer that brings the next token', async () => {
    const answer = act()
    tell('logout', { reason: 'other_device' })
    writeToken(NEXT)
    await answer()
    expect(ended).not.toHaveBeenCalled()
    expect(FakeSocket.last().url).toContain(NEXT)
  })
})

describe('an own action under way', () => {
  it('is answered before its echo is heard', async () => {
    remember()
    const answer = act()
    tell('homework_status', { stream_id: 301, status: done })
    expect(statuses()).toEqual(['5001 NOT_UPLOADED', '5002 NOT_UPLOADED'])
    await answer()
    await vi.waitFor(() => expect(statuses()).toEqual(['5002 NOT_UPLOADED', '5001 DONE']))
  })

  it('whose answer does not come holds nothing up for long', async () => {
    vi.useFakeTimers()
    remember()
    void act()
    tell('homework_status', { stream_id: 301, status: done })
    await vi.advanceTimersByTimeAsync(4999)
    expect(statuses()).toContain('5001 NOT_UPLOADED')
    await vi.advanceTimersByTimeAsync(1)
    expect(statuses()).toContain('5001 DONE')
  })

  it('drops what waited when realtime stops', async () => {
    remember()
    const answer = act()
    tell('homework_status', { stream_id: 301, status: done })
    stop()
    await answer()
    expect(statuses()).toContain('5001 NOT_UPLOADED')
  })
})

it('passes over types of which it has never heard', () => {
  remember()
  for (const type of ['weather', 'constructor', '__proto__', '']) tell(type, { stream_id: 301 })
  expect(calls).toEqual([])
})

it('asks again for what is shown after a reconnection, but not for what never changes by events', async () => {
  const leaves = [
    await show({ ...pointQueries.amount(), staleTime: 300_000 }),
    await show({
      queryKey: ['site-config', 'x'],
      queryFn: () => Promise.reject(new Error('asked')),
      initialData: 1,
      staleTime: Infinity,
    }),
  ]
  FakeSocket.last().accept()
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['user-score/amount']))
  for (const leave of leaves) leave()
})

it('asks for nothing twice at the first connection, but for what is older', async () => {
  stop()
  client.setQueryData(['old'], 1, { updatedAt: Date.now() - 10_001 })
  client.setQueryData(['new'], 1, { updatedAt: Date.now() - 9000 })
  stop = startRealtime({ client, address: 'wss://rt.school.example/ws', appUrl: 'https://learn.example/v/', open })
  FakeSocket.last().accept()
  const isStale = (key: string) => client.getQueryState([key])?.isInvalidated
  expect([isStale('old'), isStale('new')]).toEqual([true, false])
})
