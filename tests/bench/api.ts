// The server behind the measured builds: the answers of the mock world, in Node.
import { setSite } from '../../mocks/world/site.ts'
import { testWorld } from '../../mocks/test-world.ts'

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
