// The server behind the measured builds: the answers of the mock world, in Node.
import { setSite } from '../../mocks/world/site.ts'
import { testWorld } from '../../mocks/test-world.ts'
import { personOf } from '../../mocks/world/create-world.ts'

/** A world whose learner is in the middle of a course; its media are served at `origin` under `base`. */
export function startApi(origin: string, base: string) {
  setSite({ origin, base })
  const world = testWorld({ brand: 'lumen' })
  return {
    fetch: world.fetch,
    token: world.tokenOf('main'),
    received: (call: string) => world.received(call).length,
  }
}

/** A world whose learner has one chat of 20,000 messages and one without any. */
export function startChats(origin: string, base: string) {
  setSite({ origin, base })
  const world = testWorld({ brand: 'lumen', scenario: 'chat-20000' })
  const ids = { long: 0, empty: 0 }
  world.change((state) => {
    const [long, empty] = personOf(state, 'main').chats
    if (!long || !empty) throw new Error('The learner has no two chats')
    empty.messages = []
    Object.assign(ids, { long: long.id, empty: empty.id })
  })
  return { fetch: world.fetch, token: world.tokenOf('main'), ...ids }
}
