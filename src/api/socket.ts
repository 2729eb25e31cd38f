import { onlineManager } from '@tanstack/react-query'
import { realtimeUp } from './realtime-state'
import { report } from './report'
import { readFrame, type SocketEvent, socketPauseMs } from './socket-frame'
import { onForeignToken, readToken } from './token-store'

/** Close code of a token that is no longer valid. */
const DEAD_TOKEN = 4401
/** A connection that lasted less than this counts as failed: a server that accepts and drops us is tried less and less often. */
const STEADY_MS = 10_000

const nothing = () => {}

export interface SocketOptions {
  /** The configured ws(s) address: the one foreign place that the token is shown to. */
  address: string
  /** `token` is the one that the connection was opened with. */
  onEvent: (event: SocketEvent, token: string) => void
  /** Runs after every connection: the server does not repeat missed events. */
  onOpen: () => void
  onDeadToken: (token: string) => void
}

export interface LearnerSocket {
  /** Reconnects, with the current token. */
  renew: () => void
  stop: () => void
}

/** The tab's one socket: kept open while the device is online and somebody is signed in. The app sends nothing through it. */
export function openSocket({ address, onEvent, onOpen, onDeadToken }: SocketOptions): LearnerSocket {
  let drop = nothing
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function connect() {
    leave()
    const token = readToken()
    if (token === null || !onlineManager.isOnline()) return
    const socket = createSocket(address, token)
    if (!socket) return
    let openedAt = Number.POSITIVE_INFINITY
    const listeners = new AbortController()
    const { signal } = listeners
    drop = () => {
      listeners.abort()
      socket.close()
    }
    socket.addEventListener(
      'open',
      () => {
        openedAt = performance.now()
        realtimeUp.set(true)
        onOpen()
      },
      { signal },
    )
    socket.addEventListener(
      'message',
      ({ data }) => {
        const event = readFrame(data)
        if (event) onEvent(event, token)
      },
      { signal },
    )
    socket.addEventListener(
      'close',
      ({ code }) => {
        leave()
        if (code === DEAD_TOKEN) return onDeadToken(token)
        if (performance.now() - openedAt >= STEADY_MS) failures = 0
        timer = setTimeout(connect, socketPauseMs(failures, Math.random()))
        failures += 1
      },
      { signal },
    )
  }

  function leave() {
    clearTimeout(timer)
    drop()
    drop = nothing
    realtimeUp.set(false)
  }

  function renew() {
    failures = 0
    connect()
  }

  const stopOnline = onlineManager.subscribe((isOnline) => (isOnline ? renew() : leave()))
  const stopTokens = onForeignToken((token) => (token === null ? leave() : renew()))
  connect()
  return {
    renew,
    stop() {
      stopOnline()
      stopTokens()
      leave()
    },
  }
}

function createSocket(address: string, token: string): WebSocket | null {
  try {
    return new WebSocket(tokenAppended(address, token))
  } catch {
    // Not the error itself, which quotes the address with the token.
    report(new Error('The socket address was refused'), { context: 'socket' })
    return null
  }
}

/** Unlike `withToken`, which would encode the query anew: a token needs no encoding, and the rest must stay as it was configured. */
function tokenAppended(address: string, token: string): string {
  const url = new URL(address)
  url.hash = ''
  url.search = `${url.search === '' ? '?' : `${url.search}&`}token=${token}`
  return url.href
}
