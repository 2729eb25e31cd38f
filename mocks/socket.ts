import { ws } from 'msw/ws'

import { worldNow } from './world/clock.ts'
import type { WorldEvent } from './world/events.ts'
import type { WorldStore } from './world/store.ts'
import { learnerOf } from './world/tokens.ts'

const ADDRESS = /^wss?:\/\/rt\.[\w-]+\.example\/ws/
const DEAD_TOKEN = 4401

interface Client {
  token: string
  send: (frame: string) => void
}

/** The socket of contract 4: events are sent to the sockets of their learner, in every tab. */
export function mockSocket(store: () => WorldStore) {
  const link = ws.link(ADDRESS)
  // MSW's own list of clients is filled with a delay, through a database.
  const clients = new Set<Client>()
  const otherTabs = new BroadcastChannel('mock-world')
  otherTabs.addEventListener('message', ({ data }: MessageEvent<WorldEvent[]>) => {
    // In turn, as that tab stores what has happened after it has told it.
    void store().exclusive(() => tellOwn(data))
  })

  const handler = link.addEventListener('connection', ({ client }) => {
    const token = new URL(client.url).searchParams.get('token') ?? ''
    const known = { token, send: (frame: string) => client.send(frame) }
    clients.add(known)
    client.addEventListener('close', () => clients.delete(known))
    void store().exclusive(() => {
      const world = store().read()
      if (!world || !learnerOf(world, token)) client.close(DEAD_TOKEN, 'The token is no longer valid.')
    })
  })

  function tellOwn(events: WorldEvent[]) {
    const world = store().read()
    if (!world) return
    for (const { learnerId, type, data, token } of events) {
      const frame = JSON.stringify({ type, data, at: worldNow(world) })
      for (const client of clients) {
        const isTheirs = token === undefined ? learnerOf(world, client.token)?.id === learnerId : client.token === token
        if (isTheirs) client.send(frame)
      }
    }
  }

  function tell(events: WorldEvent[]) {
    if (events.length === 0) return
    tellOwn(events)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    otherTabs.postMessage(events)
  }
  return { handler, tell }
}
