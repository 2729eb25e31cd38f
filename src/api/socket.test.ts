import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from '../../tests/fake-socket'
import { realtimeUp } from './realtime-state'
import { configureReports, type ReportEntry } from './report'
import { type LearnerSocket, openSocket, type SocketOptions } from './socket'
import { writeToken } from './token-store'

const TOKEN = 'token-0123456789-0123456789'
const NEXT = 'other-0123456789-0123456789'

const onEvent = vi.fn<SocketOptions['onEvent']>()
const onOpen = vi.fn<SocketOptions['onOpen']>()
const onDeadToken = vi.fn<SocketOptions['onDeadToken']>()
const storageListeners = new Set<(event: Pick<StorageEvent, 'key'>) => void>()
let socket: LearnerSocket
let reports: ReportEntry[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => storageListeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => storageListeners.delete(listener))
  FakeSocket.made = []
  reports = []
  configureReports((entry) => reports.push(entry))
  for (const spy of [onEvent, onOpen, onDeadToken]) spy.mockReset()
  writeToken(TOKEN)
})

afterEach(() => {
  socket.stop()
  const left = {
    timers: vi.getTimerCount(),
    listeners: storageListeners.size,
    sockets: FakeSocket.open().length,
    isUp: realtimeUp.read(),
  }
  onlineManager.setOnline(true)
  writeToken(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds for every test
  expect(left).toEqual({ timers: 0, listeners: 0, sockets: 0, isUp: false })
})

function open(address = 'wss://rt.school.example/ws') {
  socket = openSocket({ address, onEvent, onOpen, onDeadToken })
}

it.each([
  ['wss://rt.school.example/ws', `wss://rt.school.example/ws?token=${TOKEN}`],
  ['wss://rt.school.example', `wss://rt.school.example/?token=${TOKEN}`],
  ['wss://rt.school.example/ws?room=a%20b', `wss://rt.school.example/ws?room=a%20b&token=${TOKEN}`],
  ['ws://127.0.0.1:8080/ws?v=1#top', `ws://127.0.0.1:8080/ws?v=1&token=${TOKEN}`],
])('connects to %s with the token', (address, url) => {
  open(address)
  expect(FakeSocket.made.map((made) => made.url)).toEqual([url])
})

it('says when it is up and when not', () => {
  const heard: boolean[] = []
  const stop = realtimeUp.watch(() => heard.push(realtimeUp.read()))
  open()
  expect(realtimeUp.read()).toBe(false)
  FakeSocket.last().accept()
  expect(onOpen).toHaveBeenCalledOnce()
  FakeSocket.last().end()
  stop()
  expect(heard).toEqual([true, false])
})

it('passes on events and ignores anything else', () => {
  open()
  FakeSocket.last().accept()
  for (const frame of ['ping', '{', '[]', 'null', '', new ArrayBuffer(2), { data: 1 }]) FakeSocket.last().tell(frame)
  expect(onEvent).not.toHaveBeenCalled()
  FakeSocket.last().tell({ type: 'score', data: null, at: 1 })
  expect(onEvent.mock.calls).toEqual([[{ type: 'score', data: null }, TOKEN]])
  expect(reports).toEqual([])
})

describe('a connection that ends', () => {
  it('is tried again after 1, 2, 4 … 60 s', () => {
    open()
    const pauses = [1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1000)
    for (const [index, pause] of pauses.entries()) {
      FakeSocket.last().end()
      vi.advanceTimersByTime(pause - 1)
      expect(FakeSocket.made).toHaveLength(index + 1)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.made).toHaveLength(index + 2)
    }
  })

  it('starts again at 1 s only once it has been open for a while', () => {
    open()
    for (const [lifeMs, pause] of [
      [0, 1000],
      [9_999, 2000],
      [9_999, 4000],
      [10_000, 1000],
      [0, 2000],
    ] as const) {
      const before = FakeSocket.made.length
      FakeSocket.last().accept()
      vi.advanceTimersByTime(lifeMs)
      FakeSocket.last().end(1000)
      vi.advanceTimersByTime(pause - 1)
      expect(FakeSocket.made).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.made).toHaveLength(before + 1)
    }
    expect(onOpen).toHaveBeenCalledTimes(5)
  })

  it('is not tried again with a dead token', () => {
    open()
    FakeSocket.last().accept()
    FakeSocket.last().end(4401)
    expect(onDeadToken.mock.calls).toEqual([[TOKEN]])
    vi.advanceTimersByTime(600_000)
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('is dropped when realtime stops', () => {
    open()
    FakeSocket.last().end()
    socket.stop()
    vi.advanceTimersByTime(600_000)
    expect(FakeSocket.made).toHaveLength(1)
  })
})

it('pauses offline and reconnects as soon as the device is online', () => {
  open()
  FakeSocket.last().accept()
  onlineManager.setOnline(false)
  expect(FakeSocket.open()).toEqual([])
  expect(realtimeUp.read()).toBe(false)
  vi.advanceTimersByTime(600_000)
  expect(FakeSocket.made).toHaveLength(1)
  onlineManager.setOnline(true)
  expect(FakeSocket.made).toHaveLength(2)
  FakeSocket.last().accept()
  expect(onOpen).toHaveBeenCalledTimes(2)
})

it('does not start offline', () => {
  onlineManager.setOnline(false)
  open()
  expect(FakeSocket.made).toEqual([])
  onlineManager.setOnline(true)
  expect(FakeSocket.made).toHaveLength(1)
})

it('cancels the pending attempt when the device goes offline', () => {
  open()
  FakeSocket.last().end()
  onlineManager.setOnline(false)
  vi.advanceTimersByTime(600_000)
  expect(FakeSocket.made).toHaveLength(1)
})

it('follows another tab: its new token is taken, its sign-out ends the connection', () => {
  open()
  FakeSocket.last().accept()
  let kept: string | null = NEXT
  vi.stubGlobal('localStorage', { getItem: () => kept, removeItem: () => {} })
  for (const tell of storageListeners) tell({ key: 'learner.token' })
  expect(FakeSocket.open().map(({ url }) => url)).toEqual([`wss://rt.school.example/ws?token=${NEXT}`])
  kept = null
  for (const tell of storageListeners) tell({ key: 'learner.token' })
  expect(FakeSocket.open()).toEqual([])
})

it('ignores a connection that it has left', () => {
  open()
  const left = FakeSocket.last()
  left.accept()
  socket.renew()
  left.tell({ type: 'score', data: null })
  left.end(4401)
  expect(onEvent).not.toHaveBeenCalled()
  expect(onDeadToken).not.toHaveBeenCalled()
  expect(FakeSocket.open()).toHaveLength(1)
})

it('does not connect without a learner', () => {
  writeToken(null)
  open()
  expect(FakeSocket.made).toEqual([])
})

it('survives an address that the browser refuses, and never reveals the token', () => {
  vi.stubGlobal('WebSocket', function refuse(url: string) {
    throw new DOMException(`The URL ${url} is not allowed`, 'SecurityError')
  })
  open()
  expect(reports).toHaveLength(1)
  expect(JSON.stringify(reports)).not.toContain(TOKEN)
})
