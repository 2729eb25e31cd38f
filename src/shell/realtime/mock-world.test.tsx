import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureApi } from '#/api/client'
import { createQueryClient } from '#/api/query-client'
import { realtimeUp } from '#/api/realtime-state'
import { onSessionEnd, type SessionEnd } from '#/api/session-events'
import { readToken, writeToken } from '#/api/token-store'
import { messageStore } from '#/domains/chats/message-stores'
import { threadQueries } from '#/domains/chats/thread-queries'
import { courseQueries } from '#/domains/study/stream-queries'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { pointQueries } from '#/domains/points/queries'
import { startWorld } from '../../../mocks/test-network'
import type { TestWorld } from '../../../mocks/test-world'
import { startRealtime } from './start-realtime'

const ended = vi.fn<(end: SessionEnd) => void>()
let world: TestWorld
let client: ReturnType<typeof createQueryClient>
let stop = () => {}
let stopEnds = () => {}

beforeEach(async () => {
  world = await startWorld({ brand: 'lumen', scenario: 'homework-checking' })
  configureApi({
    origin: location.origin,
    v1: '/spa/api/v1',
    v2: '/spa/v2',
    appId: 'lumen',
    lang: 'en',
  })
  writeToken(world.token)
  client = createQueryClient()
  ended.mockReset()
  stopEnds = onSessionEnd(ended)
})

afterEach(() => {
  stop()
  stopEnds()
  client.clear()
  writeToken(null)
})

const place = () => ({
  client,
  address: 'wss://rt.lumen.example/ws',
  appUrl: 'https://learn.example/v/',
  path: () => '/home',
  hasChats: true,
  onMove: () => () => {},
})

function start() {
  const open = vi.fn<(path: string) => void>()
  stop = startRealtime({ ...place(), open })
  return expect.poll(() => realtimeUp.read()).toBe(true)
}

/** A stream whose homework is with an expert, with all the data that its screens use. */
async function checkedHomework() {
  for (const stream of await client.query(courseQueries.streams())) {
    const sent = (await client.query(homeworkQueries.statuses(stream.id))).find(({ status }) => status === 'UPLOADED')
    if (sent && stream.chatChannelId !== null) {
      await client.query(threadQueries.messagesSince(stream.chatChannelId, null))
      return { sent, streamId: stream.id, chatId: stream.chatChannelId }
    }
  }
  throw new Error('the scenario has sent homework')
}

it('delivers the answer of an expert, and the points, without a request', async () => {
  const { sent, streamId, chatId } = await checkedHomework()
  const before = await client.query(pointQueries.amount())
  await start()
  const asked = world.requests.length
  world.expertAnswers('DONE')
  await vi.waitFor(() => {
    const known = client.getQueryData(homeworkQueries.statuses(streamId).queryKey)
    expect(known?.filter(({ id }) => id === sent.id).map(({ status }) => status)).toEqual(['DONE'])
    const chat = messageStore(client, chatId)
    const newest = chat.get(chat.ids.at(-1) ?? 0)
    expect(newest).toMatchObject({ userHomeworkStatusId: sent.id, employee: { isExpert: true } })
    expect(client.getQueryData(pointQueries.amount().queryKey)).toBeGreaterThan(before)
  })
  expect(world.requests.slice(asked).map(({ no }) => no)).toEqual([])
})

it('ends the session when it continues elsewhere', async () => {
  await start()
  world.signInElsewhere('main')
  await expect.poll(() => ended.mock.calls).toEqual([[{ reason: 'other_device', here: true }]])
  expect(readToken()).toBeNull()
})

it('learns from the close code that the token is dead', async () => {
  world.signInElsewhere('main')
  const open = vi.fn<(path: string) => void>()
  stop = startRealtime({ ...place(), open })
  await expect.poll(() => ended.mock.calls).toEqual([[{ reason: 'unauthorized', here: true }]])
})
