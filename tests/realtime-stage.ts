import { i18n } from '@lingui/core'
import { type QueryClient, type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { onSessionEnd, type SessionEnd } from '#/api/session-events'
import { writeToken } from '#/api/token-store'
import { pause } from '#/lib/pause'
import type { Scene } from '#/shell/realtime/notices'
import { startRealtime } from '#/shell/realtime/start-realtime'
import { dismissToast, toasts } from '#/ui/toasts/toast'
import { freshClient, serveCalls, type SentCall } from './contract/edge'
import * as examples from './contract/examples'
import { FakeSocket } from './fake-socket'

const TOKEN = 'token-0123456789-0123456789'

export interface RealtimeStage {
  client: QueryClient
  /** Requests that reached the server. */
  calls: SentCall[]
  /** What the learner has before them. */
  scene: Scene
  /** Goes to another screen. */
  move: (path: string) => void
  ended: ReturnType<typeof vi.fn<(end: SessionEnd) => void>>
  open: ReturnType<typeof vi.fn<(path: string) => void>>
  /** The server sends a message. */
  tell: (type: string, data: unknown) => void
  /** Starts as a page does, with an open connection. */
  start: () => void
  stop: () => void
  /** Closes the page, for tests that open more than one; otherwise done at the end. */
  leave: () => void
  /** Observes a query as a screen does; the requests that this makes are not counted. */
  show: <T, K extends QueryKey>(options: QueryObserverOptions<T, Error, T, T, K>) => Promise<void>
  /** Runs a screen's own mutation; returns a function that lets its answer arrive. */
  act: () => () => Promise<void>
}

/** A signed-in page whose socket is played by the test; cleans up after itself. */
export function realtimeStage(): RealtimeStage {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  FakeSocket.made = []
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  writeToken(TOKEN)
  const client = freshClient()
  const calls = serveCalls(({ path }) => answers(path))
  const ended = vi.fn<(end: SessionEnd) => void>()
  const open = vi.fn<(path: string) => void>()
  const stopEnds = onSessionEnd(ended)
  const leaves: (() => void)[] = []
  let hasLeft = false
  const scene: Scene = { path: '/home', hasListBeside: true, hasChats: true, isBusy: false, room: 2 }

  const stage: RealtimeStage = {
    client,
    calls,
    scene,
    ended,
    open,
    tell: (type, data) => FakeSocket.last().tell({ type, data, at: 1_772_712_000 }),
    start() {
      stage.stop()
      stage.stop = startRealtime({
        client,
        address: 'wss://rt.school.example/ws',
        appUrl: 'https://learn.example/v/',
        open,
        path: () => scene.path,
        hasChats: true,
        watch: () => ({ read: () => scene, stop: () => {} }),
        onMove(moved) {
          stage.move = (path) => {
            scene.path = path
            moved()
          }
          return () => {}
        },
      })
      FakeSocket.last().accept()
    },
    stop() {},
    move() {},
    leave() {
      if (hasLeft) return
      hasLeft = true
      stage.stop()
      for (const leave of leaves.splice(0)) leave()
      stopEnds()
      client.clear()
      writeToken(null)
      for (const { id } of toasts.read()) dismissToast(id)
    },
    async show(options) {
      const observer = new QueryObserver(client, options)
      leaves.push(observer.subscribe(() => {}))
      // oxlint-disable-next-line no-await-in-loop
      while (observer.getCurrentResult().isFetching) await pause(0)
      calls.length = 0
    },
    act() {
      const answer = Promise.withResolvers<void>()
      const settled = client
        .getMutationCache()
        .build(client, { mutationFn: () => answer.promise })
        .execute(undefined)
      return () => {
        answer.resolve()
        return settled
      }
    },
  }
  stage.start()
  onTestFinished(() => {
    stage.leave()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return stage
}

function answers(path: string): unknown {
  if (path.includes('user-day-status')) return examples.changedDay
  if (/user-homework\/\d+$/.test(path)) return { chatMessage: null, userHomeworkStatus: examples.homeworkStatus }
  if (path.includes('user-homework')) return [examples.homeworkStatus]
  if (path.includes('/status')) return examples.streamStatus
  if (path.includes('messages')) return [examples.message]
  if (path.includes('score')) return { amount: 7 }
  return path.includes('user-course-streams/') ? examples.stream : [examples.stream]
}
