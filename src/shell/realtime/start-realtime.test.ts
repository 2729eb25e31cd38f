import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readToken, writeToken } from '#/api/token-store'
import { messageStore } from '#/domains/chats/message-stores'
import { chatQueries } from '#/domains/chats/queries'
import { threadQueries } from '#/domains/chats/thread-queries'
import { courseMutations } from '#/domains/study/mutations'
import { courseQueries } from '#/domains/study/stream-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { homeworkMutations } from '#/domains/homework/mutations'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { pointQueries } from '#/domains/points/queries'
import { mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { makeHomeworkStatus } from '../../../tests/contract/made'
import { FakeSocket } from '../../../tests/fake-socket'
import { realtimeStage, type RealtimeStage } from '../../../tests/realtime-stage'

const NEXT = 'other-0123456789-0123456789'
const done = { ...examples.homeworkStatus, status: 'DONE', updated_at: examples.homeworkStatus.updated_at + 60 }

let stage: RealtimeStage
beforeEach(() => {
  stage = realtimeStage()
})

describe('the end of the session', () => {
  it('comes with a sign-in on another device', () => {
    stage.tell('logout', { reason: 'other_device' })
    expect(stage.ended.mock.calls).toEqual([[{ reason: 'other_device', here: true }]])
    expect(readToken()).toBeNull()
  })

  it('comes with the close code of a dead token, as with a 401', () => {
    FakeSocket.last().end(4401)
    expect(stage.ended.mock.calls).toEqual([[{ reason: 'unauthorized', here: true }]])
  })

  it.each([['logout'], ['4401']])('does not come by a %s to a token that was already replaced', (how) => {
    writeToken(NEXT)
    if (how === 'logout') stage.tell('logout', null)
    else FakeSocket.last().end(4401)
    expect(stage.ended).not.toHaveBeenCalled()
    expect(FakeSocket.last().url).toContain(NEXT)
    expect(FakeSocket.open()).toHaveLength(1)
  })

  it('waits for the answer that brings the next token', async () => {
    const answer = stage.act()
    stage.tell('logout', { reason: 'other_device' })
    writeToken(NEXT)
    await answer()
    expect(stage.ended).not.toHaveBeenCalled()
    expect(FakeSocket.last().url).toContain(NEXT)
  })
})

describe('an own action under way', () => {
  const { queryKey } = homeworkQueries.statuses(301)
  const told = () => stage.tell('homework_status', { stream_id: 301, status: done })
  const status = () => stage.client.getQueryData(queryKey)?.map((one) => one.status)
  beforeEach(() => {
    stage.client.setQueryData(queryKey, [makeHomeworkStatus()])
  })

  it('is answered before its echo is heard', async () => {
    const answer = stage.act()
    told()
    expect(status()).toEqual(['NOT_UPLOADED'])
    await answer()
    await vi.waitFor(() => expect(status()).toEqual(['DONE']))
  })

  it('whose answer does not arrive holds nothing up for long', async () => {
    vi.useFakeTimers()
    void stage.act()
    told()
    await vi.advanceTimersByTimeAsync(4999)
    expect(status()).toEqual(['NOT_UPLOADED'])
    await vi.advanceTimersByTimeAsync(1)
    expect(status()).toEqual(['DONE'])
  })

  /** How often each address was asked for. */
  function asked() {
    const times: Record<string, number> = {}
    for (const { method, path } of stage.calls) {
      const [address = ''] = path.split('?')
      if (method === 'GET') times[address] = (times[address] ?? 0) + 1
    }
    return times
  }
  async function showStream() {
    await stage.show({ ...studyQueries.status(301) })
    await stage.show({ ...courseQueries.streams() })
    await stage.show({ ...homeworkQueries.statuses(301) })
    await stage.show({ ...pointQueries.amount() })
  }

  it('that finishes a day asks once, and not again for its echo', async () => {
    await showStream()
    const finished = mutate(stage.client, courseMutations.finishDay(), { streamId: 301, dayId: 504 })
    stage.tell('stream_status', { stream_id: 301 })
    stage.tell('score', { amount: 1300, entry: { id: 44021 } })
    await finished
    await vi.waitFor(() => expect(stage.client.isFetching()).toBe(0))
    expect(asked()).toEqual({
      'user-course-streams': 1,
      'user-course-streams/301/status': 1,
      'user-score/amount': 1,
    })
    stage.tell('stream_status', { stream_id: 301 })
    await vi.waitFor(() => expect(asked()).toMatchObject({ 'user-course-streams/301/status': 2 }))
  })

  it('that sends homework asks once, and not again for its echo', async () => {
    await showStream()
    const answer = { streamId: 301, statusId: 5001, message: 'Done', fileIds: [], exerciseIds: [] }
    const sent = mutate(stage.client, homeworkMutations.send(), answer)
    stage.tell('homework_status', { stream_id: 301, status: examples.homeworkStatus })
    await sent
    await vi.waitFor(() => expect(stage.client.isFetching()).toBe(0))
    expect(asked()).toEqual({ 'user-course-streams/301/status': 1, 'user-course-streams/301/user-homework': 1 })
  })

  it('drops what waited when realtime stops', async () => {
    const answer = stage.act()
    told()
    stage.stop()
    await answer()
    expect(status()).toEqual(['NOT_UPLOADED'])
  })
})

it('ignores unknown types', () => {
  for (const type of ['weather', 'constructor', '__proto__', '']) stage.tell(type, { stream_id: 301 })
  expect(stage.calls).toEqual([])
})

it('refetches what is shown after a reconnection, but not what events never change', async () => {
  const queryFn = vi.fn<() => Promise<number>>()
  await stage.show({ queryKey: ['site-config', 'x'], queryFn, initialData: 1, staleTime: 300_000 })
  await stage.show({ queryKey: ['subtitles'], queryFn, initialData: 1, staleTime: Infinity })
  await stage.show({ ...pointQueries.amount(), staleTime: 300_000 })
  FakeSocket.last().accept()
  await vi.waitFor(() => expect(stage.calls.map(({ path }) => path)).toEqual(['user-score/amount']))
  expect(queryFn).not.toHaveBeenCalled()
})

it('refetches the nearest further pages of an open conversation after a reconnection, and none of another', async () => {
  await stage.client.query(chatQueries.messages(201, 2))
  await stage.client.query(chatQueries.messages(201, 6))
  await stage.client.query(chatQueries.messages(202, 2))
  await stage.show({ ...chatQueries.messages(201, 1) })
  FakeSocket.last().accept()
  await vi.waitFor(() => expect(stage.client.isFetching()).toBe(0))
  const pages = stage.calls.map(({ path }) => /chats\/(\d+).*[?&]page=(\d+)/.exec(path)?.slice(1).join(' '))
  expect(new Set(pages)).toEqual(new Set(['201 1', '201 2']))
  expect(pages).toHaveLength(2)
})

it('lets a first load go on of which a part has come', async () => {
  stage.stop()
  const rest = Promise.withResolvers<number[]>()
  const queryKey = ['thread']
  const queryFn = vi.fn<() => Promise<number[]>>(() => {
    stage.client.setQueryData(queryKey, [2], { updatedAt: 0 })
    return rest.promise
  })
  const observer = new QueryObserver(stage.client, { queryKey, queryFn })
  onTestFinished(observer.subscribe(() => {}))
  stage.start()
  rest.resolve([1, 2])
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: [1, 2], isFetching: false }))
  expect(queryFn).toHaveBeenCalledOnce()
})

it('refetches only older data at the first connection', async () => {
  stage.stop()
  stage.client.setQueryData(['old'], 1, { updatedAt: Date.now() - 10_001 })
  stage.client.setQueryData(['new'], 1, { updatedAt: Date.now() - 9000 })
  const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('Not shown')))
  await stage.show({ queryKey: ['failed'], queryFn: failing, retry: false }).catch(() => {})
  stage.start()
  const isStale = (key: string) => stage.client.getQueryState([key])?.isInvalidated
  expect([isStale('old'), isStale('new')]).toEqual([true, false])
  expect(failing).toHaveBeenCalledOnce()
})

describe('a message that came before the connection', () => {
  const thread = threadQueries.messagesSince(201, null)
  const missed = { ...examples.message, id: 88_013 }

  const known = () => messageStore(stage.client, 201).ids

  it('is asked for, however new the open thread is', async () => {
    stage.stop()
    await stage.show({ ...thread, staleTime: 300_000 })
    serveCalls(() => [missed])
    stage.start()
    await vi.waitFor(() => expect(known()).toContain(88_013))
  })

  it('is asked for, however new the open conversation is', async () => {
    stage.stop()
    await stage.show({ ...chatQueries.messages(201, 1), staleTime: 300_000 })
    serveCalls(() => [missed])
    stage.start()
    await vi.waitFor(() => expect(known()).toContain(88_013))
  })

  it.each([0, 1])('is asked for once the first load has ended (%i pages so far)', async (pagesSoFar) => {
    stage.stop()
    const rest = Promise.withResolvers<void>()
    let isLoaded = false
    const headers = { 'X-Pagination-Page-Count': '2' }
    const calls = serveCalls(async ({ path }, count) => {
      if (!isLoaded && count > pagesSoFar) await rest.promise
      const newest = isLoaded ? [missed, examples.message] : [examples.message]
      const data = path.includes('page=1&') ? newest : [{ ...examples.message, id: 88_000 }]
      return Response.json({ success: true, data }, { headers })
    })
    const first = new QueryObserver(stage.client, { ...thread, staleTime: 300_000 })
    onTestFinished(first.subscribe(() => {}))
    const store = messageStore(stage.client, 201)
    await vi.waitFor(() => expect([calls.length, store.ids.length]).toEqual([pagesSoFar + 1, pagesSoFar]))
    stage.start()
    expect(calls).toHaveLength(pagesSoFar + 1)
    isLoaded = true
    rest.resolve()
    await vi.waitFor(() => expect(calls).toHaveLength(4))
    await vi.waitFor(() => expect(store.ids).toEqual([88_000, examples.message.id, 88_013]))
  })
})
