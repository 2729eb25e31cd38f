import { ws } from 'msw/ws'
import { worldNow } from './world/clock.ts'
import type { WorldEvent } from './world/events.ts'
import { learnerOf } from './serve.ts'
import type { WorldStore } from './world/store.ts'

const ADDRESS = /^wss?:\/\/rt\.[\w-]+\.example\/ws/
const DEAD_TOKEN = 4401

const tokenOf = (url: string | URL) => new URL(url).searchParams.get('token') ?? ''

/** The socket of contract 4: events go to the sockets of their learner, in every tab. */
export function mockSocket(store: () => WorldStore) {
  const link = ws.link(ADDRESS)
  const handler = link.addEventListener('connection', ({ client }) => {
    const world = store().read()
    if (!world || !learnerOf(world, tokenOf(client.url))) client.close(DEAD_TOKEN, 'The token is no longer valid.')
  })

  function tell(events: WorldEvent[]) {
    const world = store().read()
    if (!world) return
    for (const { learnerId, type, data, token } of events) {
      const frame = JSON.stringify({ type, data, at: worldNow(world) })
      for (const client of link.clients) {
        const own = tokenOf(client.url)
        const isTheirs = token === undefined ? learnerOf(world, own)?.id === learnerId : own === token
        if (isTheirs) client.send(frame)
      }
    }
  }
  return { handler, tell }
}
