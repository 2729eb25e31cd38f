import { worldNow } from './world/clock.ts'
import type { WorldEvent } from './world/events.ts'
import type { WorldStore } from './world/store.ts'
import { learnerOf } from './world/tokens.ts'

/** Closes the socket of a token that is no longer valid. */
export const DEAD_TOKEN = 4401

interface Client {
  token: string
  send: (frame: string) => void
}

/** The open sockets of a world. */
export function socketRoom(store: () => WorldStore) {
  const clients = new Set<Client>()
  return {
    /** Takes a client in; `isKnown` tells whether its token is anybody's. */
    enter(client: Client): { leave: () => void; isKnown: Promise<boolean> } {
      clients.add(client)
      const isKnown = store().exclusive(() => {
        const world = store().read()
        return world !== null && learnerOf(world, client.token) !== undefined
      })
      return { leave: () => void clients.delete(client), isKnown }
    },
    /** Sends events to the sockets of their learner. */
    tell(events: readonly WorldEvent[]) {
      const world = store().read()
      if (!world) return
      for (const { learnerId, type, data, token } of events) {
        const frame = JSON.stringify({ type, data, at: worldNow(world) })
        for (const client of clients) {
          const isTheirs =
            token === undefined ? learnerOf(world, client.token)?.id === learnerId : client.token === token
          if (isTheirs) client.send(frame)
        }
      }
    },
  }
}
