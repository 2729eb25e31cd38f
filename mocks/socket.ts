import { ws } from 'msw/ws'

import { DEAD_TOKEN, socketRoom } from './socket-room.ts'
import type { WorldEvent } from './world/events.ts'
import type { WorldStore } from './world/store.ts'

const ADDRESS = /^wss?:\/\/rt\.[\w-]+\.example\/ws/

/** The socket of contract 4: events are sent to the sockets of their learner, in every tab. */
export function mockSocket(store: () => WorldStore) {
  const link = ws.link(ADDRESS)
  // MSW's own list of clients is filled with a delay, through a database.
  const room = socketRoom(store)
  const otherTabs = new BroadcastChannel('mock-world')
  otherTabs.addEventListener('message', ({ data }: MessageEvent<WorldEvent[]>) => {
    // In turn, as that tab stores what has happened after it has told it.
    void store().exclusive(() => room.tell(data))
  })

  const handler = link.addEventListener('connection', ({ client }) => {
    const token = new URL(client.url).searchParams.get('token') ?? ''
    const { leave, isKnown } = room.enter({ token, send: (frame: string) => client.send(frame) })
    client.addEventListener('close', leave)
    void isKnown.then((known) => known || client.close(DEAD_TOKEN, 'The token is no longer valid.'))
  })

  function tell(events: WorldEvent[]) {
    if (events.length === 0) return
    room.tell(events)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    otherTabs.postMessage(events)
  }
  return { handler, tell }
}
